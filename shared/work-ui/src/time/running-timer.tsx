import { t, useCompanyPath } from '@atrium/sdk';
import { IconButton } from '@atrium/ui/widget';
import { Link } from 'react-router-dom';
import { Elapsed } from './elapsed.js';
import { useGetTimerQuery } from './time.api.js';
import styles from './time.module.scss';
import { useLeaving } from './use-leaving.js';
import { useTimer } from './use-timer.js';

/** The reader's running timer, on every page: which task, how long, and Stop. */
export function RunningTimer({ path }: { path: string }) {
  const { data } = useGetTimerQuery();
  const { stop, busy } = useTimer();
  const toPath = useCompanyPath();
  useLeaving(data?.timer ?? null);
  if (!data?.timer) return null;
  const { task, startedAt } = data.timer;
  const { number } = task;
  return (
    <div className={styles['running']} role="group" aria-label={t('Running timer')}>
      <span className={styles['pulse']} aria-hidden="true" />
      <Link to={toPath(`${path}?open=${task.id}`)} title={task.title} className={styles['task']}>
        <bdi dir="ltr">{number}</bdi> <span className={styles['title']}>{task.title}</span>{' '}
        <Elapsed startedAt={startedAt} />
      </Link>
      <IconButton
        icon="clock-stop"
        size="xs"
        label={t('Stop the timer of {number}', { number })}
        disabled={busy}
        onClick={stop}
      />
    </div>
  );
}
