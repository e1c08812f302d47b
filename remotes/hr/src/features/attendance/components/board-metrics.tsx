import type { BoardState, DayBoard } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { Metrics } from '@atrium/ui';
import { boardStateInWords, dayKindOf, PRESENCE_TONES } from '../attendance.format.js';
import { useBoardFilters } from '../use-board-filters.js';

const ORDER = ['in', 'late', 'break', 'out', 'leave', 'notIn'] as const satisfies readonly BoardState[];
const TONES = { ...PRESENCE_TONES, late: 'warning', leave: 'leave' } as const;

/** The number of people in each state; a press shows them. */
export function BoardMetrics({ board }: { board: DayBoard }) {
  const { searchWith } = useBoardFilters();
  const { counts } = board;
  const kind = dayKindOf(board);
  // Who is late has come, too.
  const all = ORDER.reduce((sum, state) => sum + (state === 'late' ? 0 : counts[state]), 0);
  const items = ORDER.map((state) => {
    const tone = TONES[state];
    return {
      label: boardStateInWords(state, kind),
      value: formatNumber(counts[state]),
      delta:
        all > 0
          ? t('{percent}% of {all, number}', { percent: Math.round((counts[state] / all) * 100), all })
          : undefined,
      tone: tone === 'ring' ? ('neutral' as const) : tone,
      to: searchWith(state),
    };
  });
  return <Metrics label={t('People by status')} items={items} />;
}
