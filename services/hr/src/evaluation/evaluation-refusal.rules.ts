import type {
  EvaluationAnswers,
  EvaluationContent,
  EvaluationQuestion,
  EvaluationScale,
  EvaluationSection,
  StageWeights,
} from '@atrium/contracts';
import type Fraction from 'fraction.js';
import { exactOf, shownNumber, sumOf, ZERO } from '../exact/exact-number.rules.js';
import { NOT_APPLICABLE } from './evaluation-score.rules.js';

export type RefusalCode =
  | 'weights_not_100'
  | 'required'
  | 'na_not_allowed'
  | 'out_of_scale'
  | 'unknown_option'
  | 'unknown_question'
  | 'reason_required';

export interface Refusal {
  code: RefusalCode;
  /** The value: a question's key, `score` or `reason`. */
  at: string;
}

export interface Calibration {
  score: number;
  reason: string;
}

const FULL = 100;
const SHORTEST_REASON = 10;

const isFull = (weights: readonly number[]): boolean => sumOf(weights.map(exactOf)).equals(FULL);

export const sectionsTotal = (sections: readonly Pick<EvaluationSection, 'weight'>[]): boolean =>
  isFull(sections.map(({ weight }) => weight));

export const stagesTotal = (weights: StageWeights): boolean => isFull(Object.values(weights));

/** What is said of weights that are not 100 together. */
export const weightsFault = (weights: readonly number[]): string =>
  `Weights add up to ${String(shownNumber(sumOf(weights.map(exactOf))))}; they must be 100.`;

/** What is wrong with answers; while they are a draft, what is still empty is not. */
export function refuseAnswers(
  { scale, sections }: Pick<EvaluationContent, 'scale' | 'sections'>,
  answers: EvaluationAnswers,
  { isDraft }: { isDraft: boolean },
): Refusal[] {
  const questions = sections.flatMap((section) => section.questions);
  const known = new Set(questions.map(({ key }) => key));
  return [
    ...questions.flatMap((question) => {
      const code = refuseAnswer(question, answers[question.key], scale);
      return code === null || (isDraft && code === 'required') ? [] : [{ code, at: question.key }];
    }),
    ...Object.keys(answers).flatMap((at) =>
      known.has(at) ? [] : [{ code: 'unknown_question' as const, at }],
    ),
  ];
}

type Answer = EvaluationAnswers[string] | undefined;

function refuseAnswer(
  question: EvaluationQuestion,
  answer: Answer,
  scale: EvaluationScale,
): RefusalCode | null {
  const { kind, required, allowNA, options } = question;
  if (answer === null || answer === undefined || (typeof answer === 'string' && answer.trim() === ''))
    return required ? 'required' : null;
  if (kind === 'text') return null;
  if (answer === NOT_APPLICABLE) return allowNA ? null : 'na_not_allowed';
  if (kind === 'choice') return options.some(({ key }) => key === answer) ? null : 'unknown_option';
  return typeof answer === 'number' && isWithin(kind, answer, scale) ? null : 'out_of_scale';
}

function isWithin(kind: 'rating' | 'percent', answer: number, scale: EvaluationScale): boolean {
  const value = exactOf(answer);
  return kind === 'percent' ? isBetween(value, 0, FULL) : isOnScale(value, scale);
}

const isBetween = (value: Fraction, min: number, max: number): boolean =>
  value.gte(exactOf(min)) && value.lte(exactOf(max));

const isOnScale = (value: Fraction, { min, max, step }: EvaluationScale): boolean =>
  isBetween(value, min, max) && value.sub(exactOf(min)).mod(exactOf(step)).equals(ZERO);

/** A calibrated score is free of the scale's steps, as a mean is. */
export function refuseCalibration({ score, reason }: Calibration, scale: EvaluationScale): Refusal | null {
  if (!isBetween(exactOf(score), scale.min, scale.max)) return { code: 'out_of_scale', at: 'score' };
  return reason.trim().length < SHORTEST_REASON ? { code: 'reason_required', at: 'reason' } : null;
}
