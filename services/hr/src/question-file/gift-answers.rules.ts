import type { ContentOf, QuestionContent } from '@atrium/contracts';
import { shownText } from './gift-text.rules.js';
import { EntryRefusal } from './question-draft.rules.js';
import {
  essayOf,
  matchOf,
  multipleOf,
  numberOf,
  shortTextOf,
  singleOf,
  type WeightedAnswer,
} from './weighted-answers.rules.js';

interface GiftAnswer extends WeightedAnswer {
  sign: '=' | '~';
}
/** What the braces of an entry say. */
export interface GiftAnswers {
  content: QuestionContent;
  /** The part of the points that a wrong answer costs. */
  costs: number;
}

const ANSWER = /([=~])([^=~]*)/g;
const WEIGHT = /^\s*%\s*(-?[\d.]{1,20})\s*%/;
const TRUTH = /^(t|true|f|false)\s*(?:#[^]*)?$/i;
const WHOLE = 100;
const free = (content: QuestionContent): GiftAnswers => ({ content, costs: 0 });

/** @param inside what stands between the braces, with its signs hidden. @throws {EntryRefusal} */
export function answersOf(inside: string, text: string): GiftAnswers {
  const body = inside.trim();
  if (body === '') return free(essayOf(text, 1));
  const truth = TRUTH.exec(body);
  if (truth) return free({ kind: 'trueFalse', right: /^t/i.test(truth[1] ?? '') });
  if (body.startsWith('#')) return free({ kind: 'number', accepted: numbersOf(body.slice(1)) });
  const answers = listOf(body);
  const isTyped = answers.every(({ sign }) => sign === '=');
  if (isTyped && answers.every((answer) => answer.text.includes('->')))
    return free(matchOf(answers.map(pairOf)));
  if (isTyped) return free(shortTextOf(answers, false));
  return answers.some(({ sign }) => sign === '=') ? singleOf(answers) : free(multipleOf(answers));
}

function listOf(body: string): GiftAnswer[] {
  if (!/^[=~]/.test(body)) throw new EntryRefusal('badAnswers');
  return [...body.matchAll(ANSWER)].map(([, sign = '', rest = '']) => {
    const [prefix = '', weight] = WEIGHT.exec(rest) ?? [];
    const usual = sign === '=' ? WHOLE : 0;
    return {
      sign: sign === '=' ? '=' : '~',
      percent: weight === undefined ? usual : numberOf(weight),
      // What stands behind a # is told after that answer alone, and there is no such thing here.
      text: shownText(rest.slice(prefix.length).split('#')[0] ?? ''),
    };
  });
}

function pairOf({ text }: GiftAnswer): { item: string; choice: string } {
  const at = text.indexOf('->');
  return { item: text.slice(0, at).trim(), choice: text.slice(at + 2).trim() };
}

type Accepted = ContentOf<'number'>['accepted'];

function numbersOf(body: string): Accepted {
  if (!body.trimStart().startsWith('=')) return [rangeOf(body.split('#')[0] ?? '')];
  return listOf(body.trim()).map(({ sign, percent, text }) => {
    if (sign !== '=' || percent !== WHOLE) throw new EntryRefusal('partCredit');
    return rangeOf(text);
  });
}

const DIGITS = 12;
/** Halves of a range, without what 0.1 + 0.2 has too much. */
const rounded = (value: number): number => Number(value.toPrecision(DIGITS));

/** `2.5`, `2.5:0.1` or `2.4..2.6`. */
function rangeOf(text: string): Accepted[number] {
  const [from = '', to] = text.split('..');
  if (to !== undefined) {
    const [least, most] = [numberOf(from), numberOf(to)];
    if (least > most) throw new EntryRefusal('badNumber');
    return numbered(rounded((least + most) / 2), rounded((most - least) / 2));
  }
  const [value = '', tolerance = '0'] = text.split(':');
  return numbered(numberOf(value), numberOf(tolerance));
}

const numbered = (value: number, tolerance: number): Accepted[number] => ({
  value,
  tolerance,
  toleranceIn: 'absolute',
});
