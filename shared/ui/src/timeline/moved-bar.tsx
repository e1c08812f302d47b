import { t } from '@atrium/sdk';
import { Button } from '../button/button.js';
import { Icon } from '../icon/icon.js';
import { sayDays } from './timeline-bar.js';
import type { BarDays, TimelineBar } from './timeline.types.js';
import type { BarChange } from './use-bar-drag.js';

interface MovedBarProps {
  bars: readonly TimelineBar[];
  open: BarChange;
  hit: ReadonlyMap<string, BarDays>;
  onLeave: () => void;
  onMoveAll: () => void;
}

/** What a move hits, and the button that moves it too. */
export function MovedBar({ bars, open, hit, onLeave, onMoveAll }: MovedBarProps) {
  const name = bars.find(({ id }) => id === open.id)?.name ?? '';
  return (
    <div className="at-gantt-moved" role="region" aria-label={t('What this move affects')}>
      <Icon name="clock" />
      <div className="at-grow">
        <b>{t('{name}: {days}', { name, days: sayDays(open.days) })}</b>
        <p className="m-0">
          {t(
            '{count, plural, one {# bar behind it starts too early.} other {# bars behind it start too early.}}',
            {
              count: hit.size,
            },
          )}
        </p>
      </div>
      <Button size="sm" variant="ghost" onClick={onLeave}>
        {t('Leave them')}
      </Button>
      <Button size="sm" variant="primary" onClick={onMoveAll}>
        {t('Move {count, number}', { count: hit.size })}
      </Button>
    </div>
  );
}
