import { TOTAL_LIMIT } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { Button } from '../button/button.js';
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

/** The server counts no further. */
const sayCount = (count: number): string => `${formatNumber(count)}${count === TOTAL_LIMIT ? '+' : ''}`;

/** What is shown by one press, each with its number of rows. */
export function QuickButtons({ filters, isPressed, onPress }: QuickButtonsProps) {
  return (
    <div className="at-quick" role="group" aria-label={t('Quick filters')}>
      {filters.map((filter) => (
        <Button
          key={filter.value}
          size="xs"
          variant={isPressed(filter) ? 'secondary' : 'ghost'}
          aria-pressed={isPressed(filter)}
          onClick={() => onPress(filter)}
        >
          {filter.label} <bdi className="n">{filter.count === undefined ? '' : sayCount(filter.count)}</bdi>
        </Button>
      ))}
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
  const toggle = (filter: QuickFilter) => {
    const { [filter.key]: _, ...others } = values.filters;
    change({ filters: isPressed(filter) ? others : { ...others, [filter.key]: filter.value } });
  };
  return <QuickButtons {...{ filters, isPressed }} onPress={toggle} />;
}
