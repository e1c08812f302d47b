import type { EvaluatedPeople, EvaluatedPerson, EvaluationLabel } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { Card, Segmented } from '@atrium/ui';
import { useState } from 'react';
import { sayScore } from '../evaluation.format.js';
import { countByLabel, groupsOf, meanScore, type GroupedBy } from '../people.rules.js';
import css from '../../../shared/people-grid.module.scss';

/** How the results of departments or leads are spread, side by side: who is strict, and who is kind. */
export function SpreadByGroup({ people: { items, labels } }: { people: EvaluatedPeople }) {
  const [by, setBy] = useState<GroupedBy>('lead');
  const rated = items.filter(({ score }) => score !== null);
  const groups = groupsOf(rated, by);
  return (
    <Card
      title={t('Results by group')}
      actions={
        <Segmented
          label={t('Compare by')}
          value={by}
          options={[
            { value: 'lead', label: t('Leads') },
            { value: 'department', label: t('Departments') },
          ]}
          onChange={setBy}
        />
      }
    >
      <div className={css['scroll']}>
        <table className={css['grid']} aria-label={t('Results by group')}>
          <thead>
            <tr>
              <th scope="col">{by === 'lead' ? t('Lead') : t('Department')}</th>
              <th scope="col">{t('People')}</th>
              <th scope="col">{t('Mean')}</th>
              {labels.map(({ label }) => (
                <th key={label} scope="col">
                  <bdi>{label}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name={t('Everyone')} people={rated} labels={labels} />
            {groups.map(({ id, name, people }) => (
              <Row key={id ?? ''} name={name ?? t('Without one')} people={people} labels={labels} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

interface RowProps {
  name: string;
  people: readonly EvaluatedPerson[];
  labels: readonly EvaluationLabel[];
}

const PERCENT = { style: 'percent', maximumFractionDigits: 0 } as const;

function Row({ name, people, labels }: RowProps) {
  const counts = countByLabel(people, labels, ({ score }) => score);
  const mean = meanScore(people);
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>{formatNumber(people.length)}</td>
      <td>{mean === null ? '–' : sayScore(mean)}</td>
      {labels.map(({ label }, place) => {
        const count = counts[place] ?? 0;
        return (
          <td key={label} className={count === 0 ? 'at-muted' : undefined}>
            {count === 0
              ? '–'
              : t('{count} ({share})', {
                  count: formatNumber(count),
                  share: formatNumber(count / people.length, PERCENT),
                })}
          </td>
        );
      })}
    </tr>
  );
}
