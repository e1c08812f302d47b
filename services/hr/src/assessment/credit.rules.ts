import Fraction from 'fraction.js';
import { exactOf, ONE, sumOf, weightedMean, ZERO } from '../exact/exact-number.rules.js';
import { answeredItems, answeredList, answeredText } from './answer.rules.js';
import { orderCredit } from './order-credit.rules.js';
import type {
  AcceptedNumber,
  AcceptedText,
  Answer,
  Blank,
  BlanksQuestion,
  MarkedQuestion,
  MatchQuestion,
  MultipleQuestion,
  NumberQuestion,
  ShortTextQuestion,
  SingleQuestion,
} from './question.types.js';
import { isAcceptedText } from './short-text.rules.js';
import { readTypedNumber } from './typed-number.rules.js';

/** Which part of the question's points an answer earns, 0 to 1. */
export function creditOf(question: MarkedQuestion, answer: Answer): Fraction {
  switch (question.kind) {
    case 'trueFalse':
      return answer === question.right ? ONE : ZERO;
    case 'multiple':
      return multipleCredit(question, new Set(answeredList(answer)));
    case 'match':
      return matchCredit(question, answeredItems(answer));
    case 'order':
      return orderCredit(question.right, answeredList(answer), question.scoring ?? 'position');
    case 'blanks':
      return blanksCredit(question, answeredItems(answer));
    default:
      return textCredit(question, answeredText(answer));
  }
}

const held = (credit: Fraction): Fraction => {
  if (credit.lt(ZERO)) return ZERO;
  return credit.gt(ONE) ? ONE : credit;
};

const best = (credits: readonly Fraction[]): Fraction =>
  credits.reduce((most, credit) => (credit.gt(most) ? credit : most), ZERO);

const share = (count: number, of: number): Fraction => new Fraction(count, of);

function multipleCredit(
  { options, right, scoring, credits }: MultipleQuestion,
  ticked: Set<string>,
): Fraction {
  const chosen = options.filter((option) => ticked.has(option));
  if (scoring === 'allOrNothing') {
    return chosen.length === right.length && right.every((option) => ticked.has(option)) ? ONE : ZERO;
  }
  if (credits) return held(sumOf(chosen.map((option) => exactOf(credits[option] ?? 0))));
  const hits = chosen.filter((option) => right.includes(option)).length;
  const misses = chosen.length - hits;
  const gain = hits === 0 ? ZERO : share(hits, right.length);
  return misses === 0 ? gain : held(gain.sub(share(misses, options.length - right.length)));
}

function matchCredit({ pairs, scoring }: MatchQuestion, given: Map<string, string>): Fraction {
  const entries = Object.entries(pairs);
  const hits = entries.filter(([item, choice]) => given.get(item) === choice).length;
  if (scoring === 'allOrNothing') return hits === entries.length ? ONE : ZERO;
  return share(hits, entries.length);
}

function blanksCredit({ blanks }: BlanksQuestion, given: Map<string, string>): Fraction {
  const filled = Object.entries(blanks).map(([name, blank]) => ({
    value: blankCredit(blank, given.get(name)),
    weight: exactOf(blank.weight ?? 1),
  }));
  return weightedMean(filled) ?? ZERO;
}

const blankCredit = (blank: Blank, text: string | undefined): Fraction =>
  text === undefined ? ZERO : textCredit(blank, text);

function textCredit(question: SingleQuestion | NumberQuestion | ShortTextQuestion, text: string): Fraction {
  if (question.kind === 'single') {
    return held(exactOf(question.credits?.[text] ?? (text === question.right ? 1 : 0)));
  }
  const fitting = question.kind === 'number' ? fittingNumbers(question, text) : fittingTexts(question, text);
  return best(fitting.map(({ credit = 1 }) => exactOf(credit)));
}

function fittingNumbers({ accepted }: NumberQuestion, text: string): AcceptedNumber[] {
  const typed = readTypedNumber(text);
  return typed ? accepted.filter((each) => isNear(typed, each)) : [];
}

const fittingTexts = ({ accepted, caseSensitive = false }: ShortTextQuestion, text: string): AcceptedText[] =>
  accepted.filter((each) => isAcceptedText(text, each.text, { caseSensitive }));

/** The bounds are inside. */
function isNear(typed: Fraction, { value, tolerance }: AcceptedNumber): boolean {
  const wanted = exactOf(value);
  if (!tolerance) return typed.equals(wanted);
  const by = exactOf(tolerance.by);
  return typed
    .sub(wanted)
    .abs()
    .lte(tolerance.kind === 'relative' ? wanted.abs().mul(by) : by);
}
