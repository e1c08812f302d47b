import type { Task } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Badge, Icon } from '@atrium/ui';

/** That a task comes again, and how many days it stands for besides its own. */
export function RepeatMark({ task: { repeat } }: { task: Pick<Task, 'repeat'> }) {
  if (!repeat) return null;
  const { state, missed } = repeat;
  return (
    <span className="d-inline-flex align-items-center gap-1">
      {state !== 'ended' && (
        <span className="at-muted" title={t('Repeats')}>
          <Icon name="refresh" size={14} />
          <span className="visually-hidden">{t('Repeats')}</span>
        </span>
      )}
      {missed > 0 && (
        <Badge tone="warning">
          {t('{count, plural, one {# missed} other {# missed}}', { count: missed })}
        </Badge>
      )}
    </span>
  );
}
