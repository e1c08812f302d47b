import { addDays } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { DateInput, IconButton } from '@atrium/ui';
import { useBoardFilters } from '../use-board-filters.js';

/**
 * Chooses the board's day: the previous, the next, or any by calendar. `day` is the one shown when the URL names none.
 */
export function DayPicker({ day }: { day: string | undefined }) {
  const { filters, change } = useBoardFilters();
  const shown = filters.date ?? day ?? '';
  const go = (date: string) => change({ date });
  return (
    <>
      <IconButton
        icon="chevron-left"
        label={t('Day before')}
        disabled={!shown}
        onClick={() => go(addDays(shown, -1))}
      />
      <DateInput size="sm" aria-label={t('Day')} value={shown} onCommit={go} />
      <IconButton
        icon="chevron-right"
        label={t('Day after')}
        disabled={!shown}
        onClick={() => go(addDays(shown, 1))}
      />
    </>
  );
}
