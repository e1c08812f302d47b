import { ENDED_LEAD_STAGES, type Lead } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { orDash, RelativeTime, StatusText } from '@atrium/ui';

const SOON_MS = 1_800_000;

/** Until when a lead waits for its first answer, or when it had it. */
export function AnswerClock({ lead: { answeredAt, answerDueAt, stage } }: { lead: Lead }) {
  if (answeredAt !== null)
    return (
      <span className="at-muted">
        {t('Answered')} <RelativeTime at={answeredAt} />
        {answerDueAt !== null && answeredAt > answerDueAt && ` · ${t('late')}`}
      </span>
    );
  if (answerDueAt === null || ENDED_LEAD_STAGES.includes(stage)) return orDash(null);
  const left = new Date(answerDueAt).getTime() - Date.now();
  const tone = left < 0 ? 'danger' : left < SOON_MS ? 'warning' : 'info';
  return (
    <StatusText tone={tone}>
      {left < 0 ? t('Answer late since') : t('Answer due')} <RelativeTime at={answerDueAt} />
    </StatusText>
  );
}
