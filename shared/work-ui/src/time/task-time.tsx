import { sayDuration, type Task, type TaskTime, type TimeEntry } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { Button, Loaded, ProgressBar, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { PartSection } from '../parts/part-section.js';
import { EntryRow } from './entry-row.js';
import { useGetTaskTimeQuery, useGetTimerQuery } from './time.api.js';
import { useTimer } from './use-timer.js';

const TimeDialog = lazyDialog(() => import('./time.dialog.js'));

/** The time of an opened task: the timer, what was worked against the estimate, and each entry. */
export default function TaskTimes({ task }: { task: Task }) {
  const query = useGetTaskTimeQuery(task.id);
  return (
    <Loaded
      of={query}
      title={t('The time did not load')}
      skeleton={<SkeletonCards cards={1} rows={2} label={t('Loading the time')} />}
    >
      {(time) => <Times task={task} time={time} />}
    </Loaded>
  );
}

interface TimesProps {
  task: Task;
  time: TaskTime;
}

function Times({ task, time: { total, items } }: TimesProps) {
  const [edited, setEdited] = useState<TimeEntry | 'new' | null>(null);
  const { estimate } = task;
  const words = sayWorked(total, estimate);
  return (
    <PartSection
      title={t('Time')}
      note={
        <>
          <bdi className="at-num" dir="ltr">
            {words}
          </bdi>
          <TimerButton task={task} />
          <Button size="xs" variant="ghost" icon="plus" onClick={() => setEdited('new')}>
            {t('Add time')}
          </Button>
        </>
      }
    >
      {estimate !== null && <ProgressBar value={total} max={estimate} label={words} />}
      {items.map((entry) => (
        <EntryRow key={entry.id} entry={entry} of={entry.name} onEdit={() => setEdited(entry)} />
      ))}
      {edited !== null && (
        <TimeDialog
          taskId={task.id}
          entry={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </PartSection>
  );
}

/** Minutes worked, of those that were planned. */
function sayWorked(minutes: number, estimate: number | null): string {
  const spent = sayDuration(minutes);
  return estimate === null ? spent : t('{spent} of {estimate}', { spent, estimate: sayDuration(estimate) });
}

function TimerButton({ task: { id, number, archivedAt } }: { task: Task }) {
  const { data } = useGetTimerQuery();
  const { start, stop, busy } = useTimer();
  const runs = data?.timer?.task.id === id;
  if (archivedAt !== null) return null;
  return (
    <Button
      size="xs"
      icon={runs ? 'clock-stop' : 'clock-play'}
      busy={busy}
      aria-label={
        runs ? t('Stop the timer of {number}', { number }) : t('Start a timer on {number}', { number })
      }
      onClick={() => (runs ? stop() : start(id))}
    >
      {runs ? t('Stop') : t('Start')}
    </Button>
  );
}
