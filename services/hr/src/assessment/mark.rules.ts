import type Fraction from 'fraction.js';
import { exactOf, meanOf, shownOf, sumOf, ZERO } from '../exact/exact-number.rules.js';
import { isAnswered } from './answer.rules.js';
import { creditOf } from './credit.rules.js';
import type { Answer, HandMarkedQuestion, Question } from './question.types.js';

type HandMarked = Extract<Question, HandMarkedQuestion>;

const PERCENT = 100;

export type MarkState = 'right' | 'partial' | 'wrong' | 'unanswered' | 'scored' | 'pending' | 'void';

export interface Mark {
  state: MarkState;
  /** As it is shown. Null: not marked yet, or taken out. */
  score: Fraction | null;
}

export interface Marking {
  answers: Record<string, Answer>;
  /** What people gave, by key of the question. */
  given: Record<string, number>;
}

export interface MarkRules {
  floor: 'zero' | 'none';
  passPercent: number | null;
}

export interface Outcome {
  marks: Map<string, Mark>;
  /** Of what is marked so far. */
  total: Fraction;
  max: Fraction;
  /** Null without a maximum. */
  percent: Fraction | null;
  pending: boolean;
  /** Null while marks are owed, and without a maximum or a mark to pass. */
  passed: boolean | null;
}

/** What is shown adds up: the total is the sum of the rounded marks. */
export function markAll(questions: readonly Question[], marking: Marking, rules: MarkRules): Outcome {
  const marks = new Map(questions.map((question) => [question.key, markOne(question, marking)]));
  const sum = sumOf([...marks.values()].flatMap(({ score }) => score ?? []));
  const total = rules.floor === 'zero' && sum.lt(ZERO) ? ZERO : sum;
  const max = sumOf(
    questions.filter((question) => question.void !== 'remove').map(({ points }) => exactOf(points)),
  );
  const percent = max.equals(ZERO) ? null : shownOf(total.div(max).mul(PERCENT));
  const pending = [...marks.values()].some(({ state }) => state === 'pending');
  return { marks, total, max, percent, pending, passed: hasPassed(pending ? null : percent, rules) };
}

const hasPassed = (percent: Fraction | null, { passPercent }: MarkRules): boolean | null =>
  percent === null || passPercent === null ? null : percent.gte(exactOf(passPercent));

function markOne(question: Question, { answers, given }: Marking): Mark {
  const points = exactOf(question.points);
  if (question.void) return { state: 'void', score: question.void === 'full' ? shownOf(points) : null };
  const answer = answers[question.key] ?? null;
  if (!isAnswered(answer)) return { state: 'unanswered', score: ZERO };
  if (isMarkedByHand(question)) return markByHand(given[question.key]);
  const credit = creditOf(question, answer);
  if (credit.equals(ZERO)) return { state: 'wrong', score: shownOf(exactOf(question.negative ?? 0)).neg() };
  return { state: credit.equals(1) ? 'right' : 'partial', score: shownOf(credit.mul(points)) };
}

const isMarkedByHand = (question: Question): question is HandMarked =>
  question.kind === 'longText' || question.kind === 'file';

const markByHand = (given: number | undefined): Mark =>
  given === undefined
    ? { state: 'pending', score: null }
    : { state: 'scored', score: shownOf(exactOf(given)) };

export type CountedAttempt = 'highest' | 'first' | 'last' | 'average';

export interface MarkedAttempt {
  state: 'scored' | 'pending' | 'voided';
  percent?: number | null;
}

/** What counts of several attempts, in order of their start. */
export function gradeOf(attempts: readonly MarkedAttempt[], counted: CountedAttempt) {
  const percents = attempts.flatMap(({ state, percent }) =>
    state === 'scored' && typeof percent === 'number' ? [exactOf(percent)] : [],
  );
  const mean = meanOf(percents);
  return {
    percent: counted === 'average' ? mean && shownOf(mean) : (PICKED[counted](percents) ?? null),
    /** Another attempt is still to be marked. */
    provisional: attempts.some(({ state }) => state === 'pending'),
  };
}

const PICKED: Record<
  Exclude<CountedAttempt, 'average'>,
  (percents: readonly Fraction[]) => Fraction | undefined
> = {
  first: (percents) => percents[0],
  last: (percents) => percents.at(-1),
  highest: (percents) => percents.toSorted((a, b) => b.compare(a))[0],
};
