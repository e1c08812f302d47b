import type {
  EvaluationAnswers,
  EvaluationLabel,
  EvaluationQuestion,
  EvaluationScale,
  EvaluationSection,
} from '@atrium/contracts';

export const NOT_APPLICABLE = 'na';
/** More scores than these are typed. */
const MOST_BUTTONS = 11;
const PLACES = 100;

/** The scores that can be chosen one by one; none where there are too many. */
export function scoresOf({ min, max, step }: EvaluationScale): number[] {
  const count = Math.round((max - min) / step) + 1;
  if (!Number.isFinite(count) || count < 2 || count > MOST_BUTTONS) return [];
  return Array.from({ length: count }, (_, place) => Math.round((min + place * step) * PLACES) / PLACES);
}

/** What a score is called. */
export const labelOfScore = (score: number, labels: readonly EvaluationLabel[]): string | undefined =>
  labels.findLast(({ from }) => from <= score)?.label;

export const isAnswered = (answer: EvaluationAnswers[string] | undefined): boolean =>
  answer !== null && answer !== undefined && !(typeof answer === 'string' && answer.trim() === '');

export const questionsOf = (sections: readonly EvaluationSection[]): EvaluationQuestion[] =>
  sections.flatMap(({ questions }) => questions);

export const answeredOf = (questions: readonly EvaluationQuestion[], answers: EvaluationAnswers): number =>
  questions.filter(({ key }) => isAnswered(answers[key])).length;

/** Required questions that are still empty. */
export const missingOf = (
  questions: readonly EvaluationQuestion[],
  answers: EvaluationAnswers,
): EvaluationQuestion[] => questions.filter(({ key, required }) => required && !isAnswered(answers[key]));

interface MergedAnswers {
  answers: EvaluationAnswers;
  /** Questions that were answered in both places, in two ways; `answers` has the own one. */
  conflicts: string[];
}

interface Versions {
  /** What both started from. */
  base: EvaluationAnswers;
  mine: EvaluationAnswers;
  theirs: EvaluationAnswers;
}

/** What was typed here and in another tab, together. */
export function mergeAnswers({ base, mine, theirs }: Versions): MergedAnswers {
  const answers: EvaluationAnswers = {};
  const conflicts: string[] = [];
  const valueOf = (from: EvaluationAnswers, key: string) => from[key] ?? null;
  for (const key of new Set([base, mine, theirs].flatMap((each) => Object.keys(each)))) {
    const [first, own, other] = [valueOf(base, key), valueOf(mine, key), valueOf(theirs, key)];
    answers[key] = own === first ? other : own;
    if (own !== first && other !== first && own !== other) conflicts.push(key);
  }
  return { answers, conflicts };
}
