import type { ListDescription, RecordRow } from '@atrium/contracts';
import { t, translate, usePhotos, type ListAnswer } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { describedColumns } from '../list/described-columns.js';
import type { useList } from '../list/use-list.js';
import type { MenuItem } from '../overlay/menu.types.js';
import { RowMenu } from '../overlay/row-menu.js';
import { DataTable } from '../table/data-table.js';
import type { PageInfo } from '../table/data-table.types.js';
import type { PageCalls, RecordPageProps } from './record-page.types.js';
import { useRecordSelection } from './use-record-selection.js';

interface RecordTableProps<Row extends RecordRow, D extends ListDescription> extends RecordPageProps<Row, D> {
  list: ReturnType<typeof useList<D>>;
  answer: ListAnswer<Row>;
  page: PageInfo;
  calls: PageCalls<Row>;
  itemsOf: (row: Row) => MenuItem[];
  onEdit: ((row: Row) => void) | null;
  blank: ReactNode;
}

/** The rows of a record's list: pressed to edit, selected to change several together. */
export function RecordTable<Row extends RecordRow, D extends ListDescription>(
  props: RecordTableProps<Row, D>,
) {
  const { record, looks, nameOf, list, calls, itemsOf, onEdit } = props;
  const { currentData, error, refetch } = props.answer;
  const photos = usePhotos(typeof looks === 'function' ? (currentData?.items ?? []).map(({ id }) => id) : []);
  const { selection, dialogs } = useRecordSelection<Row>({
    record,
    steps: props.bulkSteps ?? [],
    list: { key: list.key, query: list.query, total: currentData?.total ?? 0, calls },
  });
  return (
    <>
      <DataTable
        label={translate(record.many)}
        columns={describedColumns<Row>(list, typeof looks === 'function' ? looks(photos) : looks)}
        rows={currentData?.items}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        page={props.page}
        sort={list.values.sort}
        onSort={(sort) => list.change({ sort })}
        onOpen={onEdit ? (row) => row.allowedTransitions.includes('update') && onEdit(row) : undefined}
        rowActions={(row) => {
          const items = itemsOf(row);
          if (items.length === 0) return null;
          return <RowMenu label={t('Actions for {name}', { name: nameOf(row) })} items={items} />;
        }}
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
