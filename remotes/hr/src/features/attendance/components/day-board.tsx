import type { BoardRow, DayBoard as Board } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Card, EmptyState, FilterChip, Loaded, SearchBox, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { boardStateInWords, dayInWords, dayKindOf } from '../attendance.format.js';
import { PersonDayDialog, type PersonDay } from '../person-day.dialog.js';
import { useBoardFilters } from '../use-board-filters.js';
import type { useDayBoard } from '../use-day-board.js';
import { BoardMetrics } from './board-metrics.js';
import { BoardTable } from './board-table.js';

type DayBoardProps = ReturnType<typeof useDayBoard>;

/** The attendance of all visible people on one day. */
export default function DayBoard({ board, ...list }: DayBoardProps) {
  const { rows, error, busy, retry } = list;
  return (
    <Loaded
      // A page of rows that fails says so in its table.
      of={{ data: board, error: board && !rows ? undefined : error, isFetching: busy, refetch: retry }}
      title={t('The day board could not be loaded')}
      skeleton={<SkeletonCards cards={2} rows={6} label={t('Loading the day board')} />}
    >
      {(shown) => (
        <>
          <BoardMetrics board={shown} />
          <BoardCard board={shown} {...list} error={rows ? undefined : error} />
        </>
      )}
    </Loaded>
  );
}

function BoardCard({ board, rows, page, error, retry }: DayBoardProps & { board: Board }) {
  const { filters, change } = useBoardFilters();
  const { search, department, state } = filters;
  const filtered = Boolean(search ?? department ?? state);
  const clear = () => change({ search: undefined, department: undefined, state: undefined });
  const [opened, setOpened] = useState<PersonDay | null>(null);
  return (
    <Card
      fill="rows"
      title={dayInWords(board.date)}
      count={board.total}
      actions={<BoardFilters board={board} />}
    >
      <BoardTable
        board={board}
        rows={rows}
        page={page}
        error={error}
        onRetry={retry}
        empty={<NobodyYet />}
        onOpen={({ employee }) => setOpened({ employee, date: board.date })}
        onDepartment={(row: BoardRow) => change({ department: row.employee.department ?? undefined })}
        onClearFilters={filtered ? clear : undefined}
      />
      {opened && <PersonDayDialog {...opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}

function BoardFilters({ board }: { board: Board }) {
  const { filters, change } = useBoardFilters();
  const { search, department, state } = filters;
  const drop = (name: 'department' | 'state') => () => change({ [name]: undefined });
  return (
    <>
      {department && <FilterChip field={t('Department')} value={department} onRemove={drop('department')} />}
      {state && (
        <FilterChip
          field={t('Status')}
          value={boardStateInWords(state, dayKindOf(board))}
          onRemove={drop('state')}
        />
      )}
      <SearchBox
        label={t('Search people')}
        placeholder={t('Name or code')}
        value={search ?? ''}
        onSearch={(text) => change({ search: text })}
      />
    </>
  );
}

function NobodyYet() {
  return (
    <EmptyState
      title={t('No one to show yet')}
      text={t('People whose attendance you can see appear here, with clock-in and clock-out times.')}
    />
  );
}
