import { t } from '@atrium/sdk';
import { FilterSelect } from '../toolbar/filter-select.js';
import { useGrouping, type Grouping } from './use-grouping.js';
import type { List } from './use-list.js';

interface GroupSelectProps {
  list: Pick<List, 'values'>;
  groupings: readonly Grouping<never>[];
}

/** Under which headings the rows of a list stand. */
export function GroupSelect({ list, groupings }: GroupSelectProps) {
  const { chosen, choose } = useGrouping(list, groupings);
  return <GroupChoice groupings={groupings} value={chosen?.value ?? ''} onChoose={choose} />;
}

interface GroupChoiceProps {
  groupings: readonly { value: string; label: string }[];
  /** Empty: they stand under none. */
  value: string;
  onChoose: (value: string) => void;
}

/** Under which headings something stands that is no list. */
export const GroupChoice = ({ groupings, value, onChoose }: GroupChoiceProps) => (
  <FilterSelect
    label={t('Group by')}
    all={t('No grouping')}
    options={groupings.map((each) => ({ value: each.value, label: each.label }))}
    value={value}
    onChange={onChoose}
  />
);
