import { TOTAL_LIMIT } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { Button } from '../button/button.js';
import { Menu } from '../overlay/menu.js';
import { withFilter } from './list-values.rules.js';
import type { List } from './use-list.js';

export interface QuickFilter {
  /** Of the column. */
  key: string;
  value: string;
  label: string;
  /** How many rows it shows; undefined until that is known. */
  count: number | undefined;
}

interface QuickButtonsProps {
  filters: readonly QuickFilter[];
  isPressed: (filter: QuickFilter) => boolean;
  onPress: (filter: QuickFilter) => void;
}

/** So many stand in one line with the rest of a toolbar at 1440 px; of more, some are in a menu. */
const MOST = 5;

/** The server counts no further. */
const sayCount = (count: number | undefined): string =>
  count === undefined ? '' : `${formatNumber(count)}${count === TOTAL_LIMIT ? '+' : ''}`;

/** What is shown by one press, each with its number of rows. */
export function QuickButtons({ filters, isPressed, onPress }: QuickButtonsProps) {
  const isLong = filters.length > MOST;
  // The one that is pressed stays in sight.
  const folded = isLong ? filters.slice(MOST - 1).filter((filter) => !isPressed(filter)) : [];
  return (
    <div className="at-quick" role="group" aria-label={t('Quick filters')}>
      {filters
        .filter((filter) => !folded.includes(filter))
        .map((filter) => (
          <Button
            key={filter.value}
            size="xs"
            variant={isPressed(filter) ? 'secondary' : 'ghost'}
            aria-pressed={isPressed(filter)}
            onClick={() => onPress(filter)}
          >
            {filter.label} <bdi className="n">{sayCount(filter.count)}</bdi>
          </Button>
        ))}
      {folded.length > 0 && (
        <Menu
          align="start"
          className="btn btn-ghost btn-xs"
          items={folded.map((filter) => ({
            id: filter.value,
            onSelect: () => onPress(filter),
            label: `${filter.label} ${sayCount(filter.count)}`.trim(),
          }))}
        >
          {t('More')}
        </Menu>
      )}
    </div>
  );
}

/** Values of a list's columns that are pressed at once; a second press shows all again. */
export function QuickFilters({
  list: { values, change },
  filters,
}: {
  list: List;
  filters: readonly QuickFilter[];
}) {
  const isPressed = ({ key, value }: QuickFilter) => values.filters[key] === value;
  const toggle = ({ key, value }: QuickFilter) =>
    change({ filters: (before) => withFilter(before, key, before[key] === value ? '' : value) });
  return <QuickButtons filters={filters} isPressed={isPressed} onPress={toggle} />;
}
