// The sounds, synthesized on demand: none is downloaded. Off by default.
import { settings } from "../browser/settings.svelte.ts";

export type Sound = "turn" | "seal" | "coin" | "page";

let audio: AudioContext | null = null;

/** A gain that falls from a loudness to zero. */
function fading(ctx: AudioContext, at: number, loud: number, long: number): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(ctx.destination);
  return gain;
}

/** A tone, pitches in hertz, times in seconds. */
function tone(ctx: AudioContext, at: number, pitch: number, loud: number, long: number, end = pitch) {
  const note = ctx.createOscillator();
  note.frequency.setValueAtTime(pitch, at);
  note.frequency.exponentialRampToValueAtTime(end, at + long);
  note.connect(fading(ctx, at, loud, long));
  note.start(at);
  note.stop(at + long);
}

/** A rustle: band-filtered noise whose pitch moves from one value to another. */
function rustle(ctx: AudioContext, at: number, from: number, to: number, loud: number, long: number) {
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * long), ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const band = ctx.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + long);
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  source.connect(band).connect(fading(ctx, at, loud, long));
  source.start(at);
}

const made: Record<Sound, (ctx: AudioContext, at: number) => void> = {
  /** Two strokes on a small bell. */
  turn(ctx, at) {
    tone(ctx, at, 587, 0.08, 0.4);
    tone(ctx, at + 0.14, 880, 0.08, 0.5);
  },
  /** A stamp pressed into wax. */
  seal(ctx, at) {
    tone(ctx, at, 150, 0.16, 0.14, 62);
    rustle(ctx, at, 900, 300, 0.05, 0.08);
  },
  coin(ctx, at) {
    tone(ctx, at, 2637, 0.03, 0.22);
    tone(ctx, at + 0.03, 3951, 0.022, 0.3);
  },
  /** A leaf of parchment that is turned. */
  page(ctx, at) {
    rustle(ctx, at, 700, 3200, 0.07, 0.26);
  },
};

/** Plays these sounds if sounds are on; a browser without audio support stays silent. */
export function sound(...wanted: readonly Sound[]) {
  if (!settings.sound) return;
  try {
    const ctx = (audio ??= new AudioContext());
    void ctx.resume();
    wanted.forEach((which, i) => made[which](ctx, ctx.currentTime + 0.09 * i));
  } catch {
    audio = null;
  }
}
