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

export type GroupedBy = 'lead' | 'department';

interface Group {
  id: string | null;
  /** Null: people without one. */
  name: string | null;
  people: EvaluatedPerson[];
}

/** By name; people without a lead or a department come last. */
export function groupsOf(people: readonly EvaluatedPerson[], by: GroupedBy): Group[] {
  const groups = new Map<string | null, Group>();
  for (const person of people) {
    const id = by === 'lead' ? (person.lead?.id ?? null) : person.department;
    const name = by === 'lead' ? (person.lead?.name ?? null) : person.department;
    const group = groups.get(id) ?? { id, name, people: [] };
    group.people.push(person);
    groups.set(id, group);
  }
  const named = (group: Group) => group.name !== null;
  return [...groups.values()].toSorted(
    (a, b) => Number(named(b)) - Number(named(a)) || (a.name ?? '').localeCompare(b.name ?? ''),
  );
}

/** Null: nobody is rated. */
export function meanScore(people: readonly EvaluatedPerson[]): number | null {
  const scores = people.flatMap(({ score }) => score ?? []);
  if (scores.length === 0) return null;
  return Math.round((scores.reduce((sum, each) => sum + each, 0) / scores.length) * PLACES) / PLACES;
}
