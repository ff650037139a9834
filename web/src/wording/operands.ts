// What a move names: its operands, as they come on the wire.
import type { LogLine, Step } from "../wire/types.ts";

type Operands = Step["operands"];
type OperandType = Operands[number]["type"];
type Named = Pick<LogLine, "operands">;

/** An operand; null where it is secret, or where the move has none of its name. */
const operand = ({ operands }: Named, type: OperandType) =>
  operands.find((o) => o.type === type)?.value ?? null;

/** The word for what a move names. */
export const word = (move: Named, type: OperandType): string | null => {
  const value = operand(move, type);
  return value === null ? null : String(value);
};

/** How many a move names; 0 where it does not say. */
export const number = (move: Named, type: OperandType): number => Number(operand(move, type) ?? 0);

/** The cards that a move names; null for a secret one. */
export const cardsOf = ({ operands }: Named): (string | null)[] =>
  operands.filter(({ type }) => type === "card").map(({ value }) => (value === null ? null : String(value)));

/** Cubes that a payment takes, by colour: it names nothing else. */
export const paidCubes = ({ operands }: Named): [kind: string, n: number][] =>
  operands.map(({ type, value }): [string, number] => [type, Number(value)]).filter(([, n]) => n > 0);

/** A step of somebody else's draft, of which nothing is told. */
export const isHiddenDraft = (line: Pick<LogLine, "step" | "kind">) => line.step > 0 && line.kind === null;
