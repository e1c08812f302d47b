import type { ContentOf, QuestionContent } from '@atrium/contracts';
import { EntryRefusal } from './question-draft.rules.js';

/** An answer with the percent of the points that it gives or takes, as GIFT and Moodle write it. */
export interface WeightedAnswer {
  text: string;
  percent: number;
}

const WHOLE = 100;
/** Thirds are written with few digits. */
const NEAR = 0.1;
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= NEAR;
const optionsOf = (answers: readonly WeightedAnswer[]) =>
  answers.map(({ text }, place) => ({ id: `o${String(place)}`, text, last: false }));

/** Exactly one is right. Where each wrong one takes the same, that is what a wrong answer costs. */
export function singleOf(answers: readonly WeightedAnswer[]): { content: QuestionContent; costs: number } {
  const right = answers.flatMap(({ percent }, place) => (percent > 0 ? [place] : []));
  const [only] = right;
  if (only === undefined) throw new EntryRefusal('noRight');
  if (right.length > 1)
    throw new EntryRefusal(
      answers.every(({ percent }) => percent <= 0 || isNear(percent, WHOLE)) ? 'manyRight' : 'partCredit',
    );
  const wrong = answers.filter((_, place) => place !== only).map(({ percent }) => percent);
  const taken = wrong[0] ?? 0;
  if (!isNear(answers[only]?.percent ?? 0, WHOLE) || wrong.some((percent) => !isNear(percent, taken)))
    throw new EntryRefusal('partCredit');
  return {
    content: { kind: 'single', options: optionsOf(answers), right: `o${String(only)}` },
    costs: -taken / WHOLE,
  };
}

/** All right ones give the same; wrong ones take points away as they do here. */
export function multipleOf(answers: readonly WeightedAnswer[]): QuestionContent {
  const right = answers.flatMap(({ percent }, place) => (percent > 0 ? [{ percent, place }] : []));
  if (right.length === 0) throw new EntryRefusal('noRight');
  if (
    right.some(
      ({ percent }) => !isNear(percent * right.length, WHOLE) && !isNear(percent, WHOLE / right.length),
    )
  )
    throw new EntryRefusal('partCredit');
  return {
    kind: 'multiple',
    options: optionsOf(answers),
    right: right.map(({ place }) => `o${String(place)}`),
    scoring: 'weights',
  };
}

export const shortTextOf = (answers: readonly WeightedAnswer[], caseSensitive: boolean): QuestionContent => ({
  kind: 'shortText',
  accepted: answers.map(({ text, percent }) => ({ text, credit: percent / WHOLE })),
  caseSensitive,
});

/** Pairs as they are written; choices with the same text are one, and one without an item is none's. */
export function matchOf(pairs: readonly { item: string; choice: string }[]): QuestionContent {
  const texts = [...new Set(pairs.map(({ choice }) => choice))];
  const items = pairs.filter(({ item }) => item !== '');
  return {
    kind: 'match',
    items: items.map(({ item }, place) => ({ id: `i${String(place)}`, text: item })),
    choices: texts.map((text, place) => ({ id: `c${String(place)}`, text })),
    pairs: Object.fromEntries(
      items.map(({ choice }, place) => [`i${String(place)}`, `c${String(texts.indexOf(choice))}`]),
    ),
    scoring: 'pairs',
  };
}

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** A number as programs write it. @throws {EntryRefusal} */
export function numberOf(text: string): number {
  const value = PLAIN.test(text.trim()) ? Number(text) : Number.NaN;
  if (!Number.isFinite(value)) throw new EntryRefusal('badNumber');
  return value;
}

const LONGEST_LINE = 500;

/** Where nothing is said of how a long answer is marked, the question itself is what is marked. */
export const essayOf = (text: string, points: number): ContentOf<'longText'> => ({
  kind: 'longText',
  rubric: [{ id: 'r0', text: text.replaceAll(/\s+/g, ' ').slice(0, LONGEST_LINE), points }],
});

const HUNDRED = 100;
/** Never -0. */
export const inHundredths = (value: number): number => Math.round(value * HUNDRED) / HUNDRED + 0;
