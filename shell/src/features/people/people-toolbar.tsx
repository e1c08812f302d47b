import { t } from '@atrium/sdk';
import { FilterSelect, SearchBox, Segmented, Toolbar, type Segment } from '@atrium/ui';
import type { PeopleView, usePeopleFilters } from './use-people-filters.js';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz', (value) => ({ value, label: value.toUpperCase() }));
const views = (): readonly Segment<PeopleView>[] => [
  { value: 'cards', label: t('Cards'), icon: 'grid-dots' },
  { value: 'table', label: t('Table'), icon: 'list' },
];

interface PeopleToolbarProps {
  filters: ReturnType<typeof usePeopleFilters>;
}

export function PeopleToolbar({ filters: { search, letter, view, change } }: PeopleToolbarProps) {
  return (
    <Toolbar
      end={
        <Segmented
          label={t('Show as')}
          value={view}
          options={views()}
          onChange={(next) => change({ view: next })}
        />
      }
    >
      <SearchBox
        label={t('Search people')}
        placeholder={t('Name or email')}
        value={search}
        onSearch={(text) => change({ search: text })}
      />
      <FilterSelect
        label={t('First letter')}
        all={t('All letters')}
        value={letter}
        options={LETTERS}
        onChange={(next) => change({ letter: next })}
      />
    </Toolbar>
  );
}
