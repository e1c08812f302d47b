import { ENDED_LEAD_STAGES, type Lead } from '@atrium/contracts';
import { formatTime, t } from '@atrium/sdk';
import { StatusText } from '@atrium/ui';

/** Since when a lead waits for its first answer, or when it had it. */
export function FirstAnswer({ lead: { answeredAt, createdAt, stage } }: { lead: Lead }) {
  if (answeredAt !== null)
    return (
      <span className="at-muted">
        {t('First answer {time}', { time: formatTime(answeredAt, { day: true }) })}
      </span>
    );
  if (ENDED_LEAD_STAGES.includes(stage)) return null;
  return (
    <StatusText tone="warning">
      {t('Waits for a first answer since {time}', { time: formatTime(createdAt, { day: true }) })}
    </StatusText>
  );
}
