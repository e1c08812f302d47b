import type { Criterion, CriterionScore, GiveScorecard } from '@atrium/contracts';
import { AppError } from '@atrium/platform';

interface Scored extends Omit<GiveScorecard, 'scores'> {
  scores: CriterionScore[];
  total: number;
  rated: number;
}

/** A scorecard for all criteria of a kit. @throws {AppError} VALIDATION_FAILED for what the kit does not have */
export function scoredBy(kit: readonly Criterion[], { scores, recommendation, note }: GiveScorecard): Scored {
  const given = new Map(scores.map(({ id, score }) => [id, score]));
  if (given.size < scores.length || scores.some(({ id }) => !kit.some((each) => each.id === id)))
    throw new AppError('VALIDATION_FAILED', {
      fields: { scores: 'The criteria were changed meanwhile. Open the scorecard again.' },
    });
  const rated = [...given.values()].filter((score) => score !== null);
  return {
    scores: kit.map((criterion) => ({ ...criterion, score: given.get(criterion.id) ?? null })),
    total: rated.reduce((sum, score) => sum + score, 0),
    rated: rated.length,
    recommendation,
    note,
  };
}
