import {
  EVALUATION_STAGES,
  type EvaluationAnswers,
  type EvaluationContent,
  type EvaluationLabel,
  type EvaluationQuestion,
  type EvaluationScale,
  type EvaluationStage,
  type StageWeights,
} from '@atrium/contracts';
import type Fraction from 'fraction.js';
import { exactOf, meanOf, shownOf, weightedMean } from '../exact/exact-number.rules.js';

const PERCENT = 100;
export const NOT_APPLICABLE = 'na';

export interface FormScore {
  /** By key; null: nothing scored was answered. */
  sections: Map<string, Fraction | null>;
  score: Fraction | null;
}

export interface SubmittedForm {
  kind: EvaluationStage;
  score: Fraction | null;
}

export type StageScores = Record<EvaluationStage, Fraction | null>;

type Answer = EvaluationAnswers[string] | undefined;

/** What an answer counts on the scale; null for a text and where nothing was answered. */
export function scoreOfAnswer(
  question: EvaluationQuestion,
  answer: Answer,
  scale: EvaluationScale,
): Fraction | null {
  if (answer === null || answer === undefined || answer === NOT_APPLICABLE || answer === '') return null;
  if (question.kind === 'text') return null;
  if (question.kind === 'choice') {
    const option = question.options.find(({ key }) => key === answer);
    return option ? exactOf(option.score) : null;
  }
  if (question.kind === 'rating') return exactOf(answer);
  const [min, max] = [exactOf(scale.min), exactOf(scale.max)];
  return max.sub(min).mul(exactOf(answer)).div(PERCENT).add(min);
}

/** Exactly; what has no value leaves its weight to the others. */
export function scoreForm({ scale, sections }: EvaluationContent, answers: EvaluationAnswers): FormScore {
  const scored = sections.map(({ key, weight, questions }) => {
    const value = weightedMean(
      questions.map((question) => ({
        value: scoreOfAnswer(question, answers[question.key], scale),
        weight: exactOf(question.weight),
      })),
    );
    return { key, value, weight: exactOf(weight) };
  });
  return { sections: new Map(scored.map(({ key, value }) => [key, value])), score: weightedMean(scored) };
}

/**
 * The mean of the submitted forms of each stage. Colleagues who are fewer than `anonymity` do not count at all: otherwise
 * the final score would give their mean away.
 */
export function scoreStages(forms: readonly SubmittedForm[], anonymity: number): StageScores {
  const stages: StageScores = { self: null, peer: null, lead: null, hr: null };
  for (const stage of EVALUATION_STAGES) {
    const scores = forms.flatMap(({ kind, score }) => (kind === stage && score !== null ? [score] : []));
    if (stage !== 'peer' || scores.length >= anonymity) stages[stage] = meanOf(scores);
  }
  return stages;
}

export const finalScore = (stages: StageScores, weights: StageWeights): Fraction | null =>
  weightedMean(EVALUATION_STAGES.map((stage) => ({ value: stages[stage], weight: exactOf(weights[stage]) })));

/** Read from the score as it is shown. Null: "Not rated". */
export function labelOf(score: Fraction | null, labels: readonly EvaluationLabel[]): string | null {
  if (score === null) return null;
  const shown = shownOf(score);
  return labels.findLast(({ from }) => exactOf(from).lte(shown))?.label ?? null;
}

/** Percent by which pay rises with a label; null: nothing is said. */
export const guidelineOf = (label: string | null, labels: readonly EvaluationLabel[]): number | null =>
  labels.find((each) => each.label === label)?.rise ?? null;
