// The layer of flying things over the table: each is a picture, takes no clicks, and is removed after at most
// 600 ms. Only transform and opacity are animated, so the browser repaints nothing.
const flying = 380; // milliseconds of one flight
const spread = 200; // milliseconds over which the flights of one move start
const lift = 26; // pixels above the straight line
const ease = "cubic-bezier(0.35, 0, 0.2, 1)";

/** A thing at its position before the flight. */
export interface Picture {
  node: Element;
  box: DOMRect;
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The first visible element that matches one of the selectors. */
export function seen(selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      const { width, right, bottom, x, y } = element.getBoundingClientRect();
      if (
        width > 0 &&
        right > 0 &&
        bottom > 0 &&
        x < innerWidth &&
        y < innerHeight &&
        element.checkVisibility()
      )
        return element;
    }
  }
  return null;
}

/** A picture of a thing as it looks now, without its target attributes. */
export function pictureOf(element: Element): Picture {
  const node = element.cloneNode(true) as Element;
  for (const part of [node, ...node.querySelectorAll("*")])
    for (const { name } of [...part.attributes])
      if (/^(data-|aria-|role|tabindex|id)/.test(name)) part.removeAttribute(name);
  return { node, box: element.getBoundingClientRect() };
}

function lay(air: HTMLElement, { node, box }: Picture): HTMLElement | SVGElement {
  const thing = node.cloneNode(true) as HTMLElement | SVGElement;
  Object.assign(thing.style, {
    position: "fixed",
    margin: "0",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    willChange: "transform",
  });
  air.append(thing);
  return thing;
}

async function play(thing: Element, frames: Keyframe[], options: KeyframeAnimationOptions) {
  await thing.animate(frames, { fill: "backwards", ...options }).finished.catch(() => undefined);
  thing.remove();
}

/** Ends all flights at once. */
export function land(air: HTMLElement) {
  for (const animation of air.getAnimations({ subtree: true })) animation.finish();
  air.replaceChildren();
}

/** Moves a picture to an element; `at` is its place in the order of all departures, from 0 to 1. */
export function fly(air: HTMLElement, picture: Picture, to: Element, at: number) {
  const end = to.getBoundingClientRect();
  if (still.matches) {
    to.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: 180 });
    return;
  }
  const { box } = picture;
  const x = end.x + end.width / 2 - box.x - box.width / 2;
  const y = end.y + end.height / 2 - box.y - box.height / 2;
  const small = Math.min(1, Math.max(0.4, end.height / box.height));
  void play(
    lay(air, picture),
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(${(1.15 + small) / 2})`, opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${small})`, opacity: 0.4 },
    ],
    { duration: flying, delay: at * spread, easing: ease },
  );
}

const across = 18; // diameter of a coin in pixels

/** A coin at the centre of the city or purse that pays it. The coins drawn in the purse do not move. */
export function coinIn(giver: Element): Picture {
  const { x, y, width, height } = giver.getBoundingClientRect();
  const node = document.createElement("span");
  node.className = "coin";
  return { node, box: new DOMRect(x + (width - across) / 2, y + (height - across) / 2, across, across) };
}

/** Slides a thing from its previous position to its current one. */
export function slide(thing: Element, before: DOMRect) {
  const now = thing.getBoundingClientRect();
  const [x, y] = [before.x - now.x, before.y - now.y];
  if (Math.abs(x) + Math.abs(y) < 2) return;
  if (still.matches) thing.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 180 });
  else
    thing.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
      duration: 320,
      easing: ease,
    });
}

/** A seal breaks: its halves fall apart. */
export function crack(air: HTMLElement, seal: Picture, at: number) {
  if (still.matches) return;
  const halves = [
    { cut: "polygon(0 0, 58% 0, 44% 38%, 56% 62%, 42% 100%, 0 100%)", by: -1 },
    { cut: "polygon(58% 0, 100% 0, 100% 100%, 42% 100%, 56% 62%, 44% 38%)", by: 1 },
  ];
  for (const { cut, by } of halves) {
    const half = lay(air, seal);
    half.style.clipPath = cut;
    void play(
      half,
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${by * 2}px, -3px) rotate(${by * 5}deg)`, opacity: 1, offset: 0.25 },
        { transform: `translate(${by * 9}px, 16px) rotate(${by * 26}deg)`, opacity: 0 },
      ],
      { duration: 420, delay: at * 120, easing: "ease-in" },
    );
  }
}
