import { EMPLOYEE_STATUS_LABELS, type Employee, type Lifecycle } from '@atrium/contracts';
import { formatDate, t, translate, useCompanyPath } from '@atrium/sdk';
import { Card, Loaded, SkeletonCards } from '@atrium/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { waitingInWords } from '../lifecycle.format.js';
import { useGetLifecycleQuery } from '../lifecycle.api.js';

/** Where somebody stands between joining and leaving, and what passes on when they leave. */
export default function EmploymentPart({ row }: { row: Employee }) {
  const query = useGetLifecycleQuery(row.id);
  return (
    <Loaded
      of={query}
      current
      title={t('The employment could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={4} label={t('Loading the employment')} />}
    >
      {(currentData) => <Facts row={row} lifecycle={currentData} />}
    </Loaded>
  );
}

function Facts({ row, lifecycle }: { row: Employee; lifecycle: Lifecycle }) {
  const { noticeOn, lastWorkingDay, reason, successor, handOver, previous, next } = lifecycle;
  const waiting = row.archivedAt ? [] : waitingInWords(handOver);
  const facts: [label: string, value: ReactNode][] = [
    [t('Status'), translate(EMPLOYEE_STATUS_LABELS[row.status])],
    [t('Joining date'), formatDate(row.joiningDate)],
    [t('Probation until'), probationOf(row, lifecycle)],
    [t('Notice given'), noticeOn && formatDate(noticeOn)],
    [t('Last working day'), lastWorkingDay && formatDate(lastWorkingDay)],
    [t('Reason'), reason],
    [t('Takes over'), successor && <PersonLink person={successor} />],
    [t('In charge of'), waiting.length > 0 && waiting.join(', ')],
    [t('Employment before'), previous && <PersonLink person={previous} />],
    [t('Employment after'), next && <PersonLink person={next} />],
  ];
  return (
    <Card title={t('Employment')}>
      <dl className="at-fields m-0">
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <div key={label}>
              <dt className="at-12 at-muted fw-normal">{label}</dt>
              <dd className="m-0" dir="auto">
                {value}
              </dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

function probationOf({ confirmDate }: Employee, { confirmedOn }: Lifecycle): string | null {
  if (!confirmDate) return null;
  return confirmedOn ? t('Confirmed on {day}', { day: formatDate(confirmedOn) }) : formatDate(confirmDate);
}

function PersonLink({ person: { id, name, code } }: { person: NonNullable<Lifecycle['previous']> }) {
  const toPath = useCompanyPath();
  return <Link to={toPath(`employee/Management?open=${id}`)}>{`${name} (${code})`}</Link>;
}
