import { EVALUATION_STAGES, type EvaluatedPerson, type EvaluationCycle } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Dialog } from '@atrium/ui';
import type { ReactNode } from 'react';
import { sayChange, sayScore, STAGE_NAMES } from '../evaluation.format.js';
import { changeOf } from '../people.rules.js';
import css from '../../../shared/people-grid.module.scss';

interface CompareDialogProps {
  cycle: EvaluationCycle;
  people: readonly EvaluatedPerson[];
  onClose: () => void;
}

interface Line {
  name: string;
  say: (person: EvaluatedPerson) => ReactNode;
}

const score = (value: number | null): string => (value === null ? '–' : sayScore(value));

const linesOf = ({ deadlines }: EvaluationCycle): Line[] => [
  { name: t('Department'), say: ({ department }) => department && <bdi>{department}</bdi> },
  { name: t('Lead'), say: ({ lead }) => lead && <bdi>{lead.name}</bdi> },
  ...EVALUATION_STAGES.filter((stage) => deadlines[stage] !== null).map((stage): Line => ({
    name: translate(STAGE_NAMES[stage]),
    say: ({ stages }) => score(stages[stage]),
  })),
  { name: t('From the forms alone'), say: (person) => score(person.original ?? person.score) },
  { name: t('Result'), say: (person) => <b>{score(person.score)}</b> },
  { name: t('Label'), say: ({ label }) => label && <bdi>{label}</bdi> },
  {
    name: t('Since last'),
    say: (person) => {
      const change = changeOf(person);
      return change === null ? '–' : sayChange(change);
    },
  },
];

/** The results of a few people next to each other, before one of them is changed. */
export default function CompareDialog({ cycle, people, onClose }: CompareDialogProps) {
  return (
    <Dialog size="lg" title={t('Compare people')} subtitle={cycle.name} onClose={onClose}>
      <div className={css['scroll']}>
        <table className={css['grid']} aria-label={t('Compare people')}>
          <thead>
            <tr>
              <td />
              {people.map(({ resultId, subject }) => (
                <th key={resultId} scope="col">
                  <bdi>{subject.name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linesOf(cycle).map(({ name, say }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {people.map((person) => (
                  <td key={person.resultId}>{say(person) ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
