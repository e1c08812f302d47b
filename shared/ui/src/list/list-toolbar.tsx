import { filterableColumns, parseFilter, type ListColumn } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { Menu } from '../overlay/menu.js';
import { FilterChip } from '../toolbar/filter-chip.js';
import { SearchBox } from '../toolbar/search-box.js';
import { Toolbar } from '../toolbar/toolbar.js';
import { ColumnsButton } from './columns-button.js';
import { ExportMenu } from './export-menu.js';
import type { FilterExtras } from './filter-extras.types.js';
import { filterWords } from './filter-words.js';
import { QuickFilters, type QuickFilter } from './quick-filters.js';
import { queryOf, withFilter } from './list-values.rules.js';
import type { List } from './use-list.js';
import { ViewsMenu } from './views-menu.js';

const FilterDialog = lazyDialog(() => import('./filter-dialog.js'));

export interface ListToolbarProps {
  list: List;
  /** What is searched: "Search employees". */
  label: string;
  /** Left out where the list is not searched by text. */
  placeholder?: string;
  extras?: FilterExtras;
  /** Offers an export; the list's service must provide it. An object: what its query has besides the list's. */
  exports?: boolean | Readonly<Record<string, string | undefined>>;
  quick?: readonly QuickFilter[] | undefined;
  /** False where the rows are no table, and have no columns to choose. */
  table?: boolean;
  /** The page's own buttons, at the end. */
  end?: ReactNode;
}

/** Search, a chip for each current filter, the menu of other filters, and the columns. */
export function ListToolbar({ list, label, placeholder, extras = {}, ...more }: ListToolbarProps) {
  const { exports, quick, end, table = true } = more;
  const [edited, setEdited] = useState<ListColumn | null>(null);
  const { values, change } = list;
  const setFilter = (key: string, text: string) =>
    change({ filters: (before) => withFilter(before, key, text) });
  return (
    <Toolbar
      end={
        <>
          {end}
          <ViewsMenu list={list} />
          {table && <ColumnsButton list={list} />}
          {exports && <ListExport list={list} besides={exports === true ? {} : exports} />}
        </>
      }
    >
      {placeholder !== undefined && (
        <SearchBox
          label={label}
          placeholder={placeholder}
          value={values.search}
          onSearch={(search) => change({ search })}
        />
      )}
      {quick && <QuickFilters list={list} filters={quick} />}
      <Filters list={list} extras={extras} quick={quick} setFilter={setFilter} onEdit={setEdited} />
      {edited && (
        <FilterDialog
          column={edited}
          text={values.filters[edited.key]}
          extra={extras[edited.key]}
          onApply={(text) => setFilter(edited.key, text)}
          onClose={() => setEdited(null)}
        />
      )}
    </Toolbar>
  );
}

interface ListExportProps {
  list: List;
  besides: Readonly<Record<string, string | undefined>>;
}

function ListExport({ list: { description, values, columns }, besides }: ListExportProps) {
  const { limit: _, ...query } = queryOf(values);
  return (
    <ExportMenu list={description.key} query={{ ...query, ...besides, columns: columns.keys.join(',') }} />
  );
}

interface FiltersProps {
  list: List;
  extras: FilterExtras;
  quick: readonly QuickFilter[] | undefined;
  setFilter: (key: string, text: string) => void;
  onEdit: (column: ListColumn) => void;
}

function Filters({ list: { description, values }, extras, quick = [], setFilter, onEdit }: FiltersProps) {
  // A pressed button says it already.
  const isSaid = (key: string) =>
    quick.some((each) => each.key === key && each.value === values.filters[key]);
  const columns = filterableColumns(description).filter(({ key }) => !isSaid(key));
  const unused = columns.filter(
    ({ key, type }) =>
      // What is found by typing can be chosen only where something finds it.
      values.filters[key] === undefined && (type !== 'person' || extras[key]?.Picker !== undefined),
  );
  return (
    <>
      {columns.map((column) => {
        const value = parseFilter(column, values.filters[column.key] ?? '');
        if (!value) return null;
        const { operator, words } = filterWords(column, value, extras[column.key]);
        return (
          <FilterChip
            key={column.key}
            field={column.title}
            operator={operator}
            value={words}
            onEdit={() => onEdit(column)}
            onRemove={() => setFilter(column.key, '')}
          />
        );
      })}
      {unused.length > 0 && (
        <Menu
          align="start"
          items={unused.map((column) => ({ label: column.title, onSelect: () => onEdit(column) }))}
        >
          <Icon name="filter" />
          {t('Filter')}
        </Menu>
      )}
    </>
  );
}
