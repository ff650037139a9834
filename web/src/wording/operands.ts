// The operands of moves, as the API sends them.
import type { LogLine, Step } from "../wire/types.ts";

type Operands = Step["operands"];
type OperandType = Operands[number]["type"];
type Named = Pick<LogLine, "operands">;

/** An operand; null if it is secret, or the move has none of this type. */
const operand = ({ operands }: Named, type: OperandType) =>
  operands.find((o) => o.type === type)?.value ?? null;

/** The value of an operand as a word. */
export const word = (move: Named, type: OperandType): string | null => {
  const value = operand(move, type);
  return value === null ? null : String(value);
};

/** The value of an operand as a number; 0 if there is none. */
export const number = (move: Named, type: OperandType): number => Number(operand(move, type) ?? 0);

/** The cards of a move; null for a secret one. */
export const cardsOf = ({ operands }: Named): (string | null)[] =>
  operands.filter(({ type }) => type === "card").map(({ value }) => (value === null ? null : String(value)));

/** The cubes of a payment, by kind: it has no other operands. */
export const paidCubes = ({ operands }: Named): [kind: string, n: number][] =>
  operands.map(({ type, value }): [string, number] => [type, Number(value)]).filter(([, n]) => n > 0);

/** A hidden step of another player's draft. */
export const isHiddenDraft = (line: Pick<LogLine, "step" | "kind">) => line.step > 0 && line.kind === null;
