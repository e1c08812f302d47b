import type { EvaluatedPerson, EvaluationLabel, EvaluationStage } from '@atrium/contracts';
import { labelOfScore } from './answers.rules.js';

const PLACES = 100;

export const openFormsOf = ({ forms }: EvaluatedPerson): number =>
  forms.reduce((sum, { open }) => sum + open, 0);

export const formsOfStage = ({ forms }: EvaluatedPerson, stage: EvaluationStage) =>
  forms.find(({ kind }) => kind === stage);

/** Since the result before, on the same scale. */
export const changeOf = ({ score, previous }: EvaluatedPerson): number | null =>
  score === null || previous === null ? null : Math.round((score - previous) * PLACES) / PLACES;

/** How many results have each label. @param scoreOf null: not rated */
export const countByLabel = (
  people: readonly EvaluatedPerson[],
  labels: readonly EvaluationLabel[],
  scoreOf: (person: EvaluatedPerson) => number | null,
): number[] =>
  labels.map(
    ({ label }) =>
      people.filter((person) => {
        const score = scoreOf(person);
        return score !== null && labelOfScore(score, labels) === label;
      }).length,
  );
