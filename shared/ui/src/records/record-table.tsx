import type { ListDescription, RecordRow } from '@atrium/contracts';
import { t, translate, usePhotos, type ListAnswer } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { describedColumns } from '../list/described-columns.js';
import { useGrouping } from '../list/use-grouping.js';
import type { useList } from '../list/use-list.js';
import type { MenuItem } from '../overlay/menu.types.js';
import { RowMenu } from '../overlay/row-menu.js';
import { useItemKeys } from '../shortcuts/use-item-keys.js';
import { DataTable } from '../table/data-table.js';
import type { DataColumn, PageInfo } from '../table/data-table.types.js';
import type { PageCalls, RecordPageProps } from './record-page.types.js';
import type { OpenedRecord } from './use-opened-record.js';
import { useRecordSelection } from './use-record-selection.js';
import { withLinks } from './with-links.js';

interface RecordTableProps<Row extends RecordRow, D extends ListDescription> extends RecordPageProps<Row, D> {
  list: ReturnType<typeof useList<D>>;
  answer: ListAnswer<Row>;
  page: PageInfo;
  calls: PageCalls<Row>;
  itemsOf: (row: Row) => MenuItem[];
  onEdit: ((row: Row) => void) | null;
  /** Where rows are opened; undefined where a press edits them. */
  place: OpenedRecord | undefined;
  blank: ReactNode;
}

/** The rows of a record's list: pressed to open or edit, selected to change several together. */
export function RecordTable<Row extends RecordRow, D extends ListDescription>(
  props: RecordTableProps<Row, D>,
) {
  const { record, looks, nameOf, list, calls, itemsOf } = props;
  const { currentData, error, refetch } = props.answer;
  const navigate = useNavigate();
  useItemKeys();
  const grouping = useGrouping<Row>(list, props.groupings ?? []);
  const photos = usePhotos(typeof looks === 'function' ? (currentData?.items ?? []).map(({ id }) => id) : []);
  const { selection, dialogs } = useRecordSelection<Row>({
    record,
    steps: props.bulkSteps ?? [],
    list: { key: list.key, query: list.query, total: currentData?.total ?? 0, calls },
  });
  const columns = describedColumns<Row>(list, typeof looks === 'function' ? looks(photos) : looks);
  return (
    <>
      <DataTable
        label={translate(record.many)}
        columns={linked(columns, props)}
        rows={currentData?.items}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        page={props.page}
        sort={list.values.sort}
        onSort={(sort) => list.change({ sort })}
        onOpen={openerOf({ ...props, navigate })}
        groupOf={grouping.chosen?.groupOf ?? props.groupOf}
        groupTotal={(key) => grouping.chosen?.totalOf?.(key, list.query)}
        rowActions={(row) => menuOf(nameOf(row), itemsOf(row), props.besideMenu?.(row))}
        selection={selection}
        error={error}
        onRetry={() => void refetch()}
        onClearFilters={list.filtered ? list.clear : undefined}
        empty={props.blank}
      />
      {dialogs}
    </>
  );
}

function linked<Row extends RecordRow>(
  columns: DataColumn<Row>[],
  { place, pageOf }: Pick<RecordTableProps<Row, ListDescription>, 'place' | 'pageOf'>,
): DataColumn<Row>[] {
  if (pageOf) return withLinks(columns, { hrefOf: pageOf });
  if (!place) return columns;
  return withLinks(columns, { hrefOf: ({ id }) => place.hrefOf(id), state: place.linkState });
}

function menuOf(name: string, items: MenuItem[], beside: ReactNode): ReactNode {
  return (
    <>
      {beside}
      {items.length > 0 && <RowMenu label={t('Actions for {name}', { name })} items={items} />}
    </>
  );
}

function openerOf<Row extends RecordRow>({
  place,
  onEdit,
  pageOf,
  navigate,
}: Pick<RecordTableProps<Row, ListDescription>, 'place' | 'onEdit' | 'pageOf'> & {
  navigate: (to: string) => unknown;
}) {
  if (pageOf) return (row: Row) => void navigate(pageOf(row));
  if (place) return ({ id }: Row) => place.open(id);
  if (!onEdit) return undefined;
  return (row: Row) => {
    if (row.allowedTransitions.includes('update')) onEdit(row);
  };
}
