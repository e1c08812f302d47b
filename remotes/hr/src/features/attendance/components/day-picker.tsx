import { t } from '@atrium/sdk';
import { DateInput, IconButton } from '@atrium/ui';
import { shiftDay } from '../attendance.format.js';
import { useBoardFilters } from '../use-board-filters.js';

/** The board's day: one back, one on, or any by the calendar. `day`: the one shown where none is asked for. */
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
        onClick={() => go(shiftDay(shown, -1))}
      />
      <DateInput size="sm" aria-label={t('Day')} value={shown} onCommit={go} />
      <IconButton
        icon="chevron-right"
        label={t('Day after')}
        disabled={!shown}
        onClick={() => go(shiftDay(shown, 1))}
      />
    </>
  );
}
