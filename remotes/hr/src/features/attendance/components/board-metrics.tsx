import { PRESENCE_STATES, type DayBoard, type PresenceState } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { Metrics } from '@atrium/ui';
import { dayKindOf, PRESENCE_TONES, presenceInWords } from '../attendance.format.js';
import { useBoardFilters } from '../use-board-filters.js';

const ORDER = ['in', 'break', 'out', 'notIn'] as const satisfies readonly PresenceState[];

/** The number of people in each state; a press shows them. */
export function BoardMetrics({ board }: { board: DayBoard }) {
  const { searchWith } = useBoardFilters();
  const { counts } = board;
  const kind = dayKindOf(board);
  const all = PRESENCE_STATES.reduce((sum, state) => sum + counts[state], 0);
  const items = ORDER.map((state) => {
    const tone = PRESENCE_TONES[state];
    return {
      label: presenceInWords(state, kind),
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
