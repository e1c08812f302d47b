import { t } from '@atrium/sdk';
import { FilterSelect } from '../toolbar/filter-select.js';
import { useGrouping, type Grouping } from './use-grouping.js';
import type { List } from './use-list.js';

interface GroupSelectProps {
  list: Pick<List, 'values'>;
  groupings: readonly Grouping<never>[];
}

/** Under which headings the rows stand. */
export function GroupSelect({ list, groupings }: GroupSelectProps) {
  const { chosen, choose } = useGrouping(list, groupings);
  return (
    <FilterSelect
      label={t('Group by')}
      all={t('No grouping')}
      options={groupings.map(({ value, label }) => ({ value, label }))}
      value={chosen?.value ?? ''}
      onChange={choose}
    />
  );
}
