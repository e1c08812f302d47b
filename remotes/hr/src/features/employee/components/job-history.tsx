import {
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
  JOB_REASON_LABELS,
  type Employee,
  type JobChange,
  type JobField,
} from '@atrium/contracts';
import { formatDate, lazyDialog, msg, t, translate, useStep } from '@atrium/sdk';
import { Button, Card, History, type HistoryItem, Loaded, SkeletonCards, StatusBadge } from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { fullName } from '../../../shared/employee.api.js';
import { useCancelJobChangeMutation, useGetJobHistoryQuery } from '../../../shared/job.api.js';

const JobDialog = lazyDialog(() => import('./job.dialog.js'));

const FIELDS: Record<JobField, string> = {
  designation: msg('Designation'),
  department: msg('Department'),
  manager: msg('Manager'),
  employmentType: msg('Employment'),
};

/** Somebody's job over time, which who keeps employees may change. */
export default function JobHistoryList({ row }: { row: Employee }) {
  const [open, setOpen] = useState<'new' | JobChange | null>(null);
  const cancel = useCancel();
  const mayChange = row.allowedTransitions.includes('update');
  return (
    <JobHistory
      employeeId={row.id}
      name={fullName(row)}
      steps={mayChange ? { edit: setOpen, cancel } : null}
      actions={
        mayChange && (
          <Button size="sm" icon="pencil" onClick={() => setOpen('new')}>
            {t('Change job')}
          </Button>
        )
      }
    >
      {open && <JobDialog row={row} planned={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </JobHistory>
  );
}

/** What may be done with a change that has not begun. */
interface JobSteps {
  edit: (change: JobChange) => void;
  cancel: (change: JobChange) => void;
}

interface JobHistoryProps {
  employeeId: string;
  name: string;
  /** Left out where nothing may be changed. */
  steps?: JobSteps | null;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Somebody's job over time: planned on top, then what holds, then what was. */
export function JobHistory({ employeeId, name, steps = null, actions, children }: JobHistoryProps) {
  const query = useGetJobHistoryQuery(employeeId);
  return (
    <Card title={t('Job history')} actions={actions}>
      <Loaded
        of={query}
        title={t('The job history did not load')}
        skeleton={<SkeletonCards cards={1} rows={3} label={t('Loading the job history')} />}
      >
        {(data) => (
          <History
            label={t('Job history of {name}', { name })}
            items={data.items.map((change) => itemOf(change, steps))}
          />
        )}
      </Loaded>
      {children}
    </Card>
  );
}

function useCancel() {
  const [cancel] = useCancelJobChangeMutation();
  const { take } = useStep();
  return (change: JobChange) =>
    void take({
      of: change.id,
      ask: {
        title: t('Cancel this planned change?'),
        text: t('The job stays as it is on {day}.', { day: formatDate(change.effectiveOn) }),
        confirmText: t('Cancel change'),
      },
      work: () => cancel(change.id).unwrap(),
      done: t('Planned change cancelled'),
    });
}

function itemOf(change: JobChange, steps: JobSteps | null): HistoryItem {
  const { id, at, effectiveOn, reason, note, by, state } = change;
  return {
    id,
    at,
    title: translate(JOB_REASON_LABELS[reason]),
    when: formatDate(effectiveOn),
    by: [note, by].filter(Boolean).join(' · '),
    mark: <Mark change={change} />,
    ahead: state === 'planned',
    changes: change.changes.map(({ field, from, to }) => ({
      field,
      label: translate(FIELDS[field]),
      before: reason === 'joining' ? null : (inWords(field, from) ?? '–'),
      after: inWords(field, to),
    })),
    actions: (state === 'planned' || state === 'failed') && steps && (
      <>
        <Button size="xs" variant="ghost" onClick={() => steps.edit(change)}>
          {t('Edit')}
        </Button>
        <Button size="xs" variant="ghost" onClick={() => steps.cancel(change)}>
          {t('Cancel')}
        </Button>
      </>
    ),
  };
}

function Mark({ change: { state, replaced } }: { change: JobChange }) {
  if (state === 'planned') return <StatusBadge tone="info">{t('Planned')}</StatusBadge>;
  if (state === 'failed') return <StatusBadge tone="danger">{t('Did not start')}</StatusBadge>;
  if (replaced) return <StatusBadge>{t('Replaced the same day')}</StatusBadge>;
  return state === 'now' ? <StatusBadge tone="success">{t('Now')}</StatusBadge> : null;
}

function inWords(field: JobField, value: string | null): string | null {
  const type = field === 'employmentType' && EMPLOYMENT_TYPES.find((each) => each === value);
  return type ? translate(EMPLOYMENT_TYPE_LABELS[type]) : value;
}
