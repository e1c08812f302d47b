import { formatTime, t } from '@atrium/sdk';
import { classNames } from '@atrium/ui';
import { sayClock } from '../../../shared/assessment.format.js';
import css from './paper.module.scss';

const SHORT_MS = 120_000;

/** How much time is left; said aloud only when little is. */
export function PaperClock({ leftMs, deadlineAt }: { leftMs: number | null; deadlineAt: string | null }) {
  if (leftMs === null) return null;
  const isShort = leftMs <= SHORT_MS;
  return (
    <span className={classNames(css['clock'], isShort && css['short'])}>
      <bdi role="timer" aria-label={t('Time left')}>
        {sayClock(leftMs)}
      </bdi>
      {deadlineAt !== null && (
        <small className="at-muted">{t('until {time}', { time: formatTime(deadlineAt) })}</small>
      )}
      <span className="visually-hidden" role="status">
        {isShort && leftMs > 0 && t('Less than two minutes are left.')}
      </span>
    </span>
  );
}
