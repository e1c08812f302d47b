import { formatNumber, t } from '@atrium/sdk';
import { Button } from '../button/button.js';
import type { List } from './use-list.js';

export interface QuickFilter {
  /** Of the column. */
  key: string;
  value: string;
  label: string;
  /** How many rows it shows. */
  count: number;
}

/** Values of a column that are pressed at once, each with its number of rows; a second press shows all again. */
export function QuickFilters({
  list: { values, change },
  filters,
}: {
  list: List;
  filters: readonly QuickFilter[];
}) {
  const toggle = ({ key, value }: QuickFilter, pressed: boolean) => {
    const { [key]: _, ...others } = values.filters;
    change({ filters: pressed ? others : { ...others, [key]: value } });
  };
  return (
    <div className="d-flex gap-1" role="group" aria-label={t('Quick filters')}>
      {filters.map((filter) => {
        const pressed = values.filters[filter.key] === filter.value;
        return (
          <Button
            key={filter.value}
            size="xs"
            variant={pressed ? 'secondary' : 'ghost'}
            aria-pressed={pressed}
            onClick={() => toggle(filter, pressed)}
          >
            {filter.label} <bdi className="at-muted">{formatNumber(filter.count)}</bdi>
          </Button>
        );
      })}
    </div>
  );
}
