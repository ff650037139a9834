// Numbers before a word with a plural: the message must select on the number.
import { parse, type Message, type Pattern } from "@fluent/syntax";
import { expect, it } from "vitest";
import type { Language } from "./i18n.svelte.ts";

const catalogues = import.meta.glob<string>("../../../words/catalogues/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Plural nouns, as they follow a number. */
const plurals: Record<Language, RegExp> = {
  en: /^\s(action points|points|ducats|votes|steps|tiles|cards|cubes|spaces|turns|moves|ways|seats|players|games|books|faults|changes|places|manuscripts)\b/,
  it: /^\s(punti|ducati|voti|passi|tessere|carte|cubetti|spazi|turni|mosse|posti|giocatori|partite|errori|modifiche|luoghi|manoscritti|coperti)\b/,
  es: /^\s(puntos|ducados|votos|pasos|fichas|cartas|cubos|casillas|turnos|jugadas|maneras|jugadores|partidas|errores|cambios|lugares|manuscritos)\b/,
  de: /^\s(Aktionspunkte|Punkte|Ducati|Stimmen|Schritte|Karten|Felder|Runden|Züge|Möglichkeiten|Plätze|Partien|Fehler|Änderungen|Orte|Manuskripte)\b/,
  fr: /^\s(points|ducats|votes|tuiles|cartes|cubes|cases|tours|coups|façons|places|joueurs|parties|erreurs|changements|lieux|manuscrits)\b/,
};

/** Never one, by the rules of the game: the votes for an office, displays, alternatives. */
const many = new Set([
  "office-deal",
  "cost-points-range",
  "ways",
  "fault-wrong-count",
  "fx-cards-laid",
  "fx-deck-laid",
  "fx-library-laid",
  "fx-papal-laid",
  "new-players-n",
  "track-length",
  "why-too-many-points",
]);

/** The nouns after a number that the message does not select on. */
function unasked(pattern: Pattern, asked: readonly string[], words: RegExp): string[] {
  return pattern.elements.flatMap((element, i) => {
    if (element.type !== "Placeable") return [];
    const { expression } = element;
    if (expression.type === "SelectExpression") {
      const by = expression.selector.type === "VariableReference" ? [expression.selector.id.name] : [];
      return expression.variants.flatMap((v) => unasked(v.value, [...asked, ...by], words));
    }
    const next = pattern.elements[i + 1];
    if (expression.type !== "VariableReference" || next?.type !== "TextElement") return [];
    const word = words.exec(next.value)?.[0];
    return word === undefined || asked.includes(expression.id.name) ? [] : [`$${expression.id.name}${word}`];
  });
}

it.each(Object.entries(plurals))("%s asks for the number before it counts", (language, words) => {
  const faults = Object.entries(catalogues)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([, text]) => parse(text, {}).body)
    .filter((entry): entry is Message => entry.type === "Message" && !many.has(entry.id.name))
    .flatMap((message) =>
      [message.value, ...message.attributes.map((a) => a.value)]
        .flatMap((pattern) => (pattern ? unasked(pattern, [], words) : []))
        .map((found) => `${message.id.name}: ${found}`),
    );
  expect(faults).toEqual([]);
});
