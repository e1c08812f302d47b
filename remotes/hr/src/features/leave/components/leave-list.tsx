import {
  LEAVE_REQUEST_LIST,
  REQUEST_STATES,
  type LeaveRequest,
  type LeaveRequestQuery,
  type ListFilters,
} from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { Card, DataTable, EmptyState, FilterSelect, SearchBox, useList, useListPages } from '@atrium/ui';
import { useState } from 'react';
import { useListLeaveQuery } from '../leave.api.js';
import { datesInWords, stateOf } from '../leave.format.js';
import { leaveColumns } from './leave-columns.js';
import { LeaveSteps, useEndDialog } from './leave-steps.js';

const LeaveDialog = lazyDialog(() => import('./leave.dialog.js'));

/** All requests of the people whom the reader may see. */
export function LeaveList() {
  const list = useList(LEAVE_REQUEST_LIST);
  const pages = useListPages(list);
  const query = { ...list.query, ...(pages.cursor && { cursor: pages.cursor }) } as LeaveRequestQuery;
  const { currentData, error, refetch } = useListLeaveQuery(query);
  const [opened, setOpened] = useState<LeaveRequest | null>(null);
  const { openEnd, endDialog } = useEndDialog();
  return (
    <Card fill="rows" title={t('Requests')} count={currentData?.total} actions={<Filters list={list} />}>
      <DataTable
        inCard
        label={t('Requests')}
        columns={[
          ...leaveColumns({ person: true }),
          {
            id: 'steps',
            header: '',
            align: 'end',
            cell: (row: LeaveRequest) => <LeaveSteps row={row} onEnd={openEnd} />,
          },
        ]}
        rows={currentData?.items}
        keyOf={({ id }) => id}
        nameOf={({ employee, from, to }) => `${employee.name}, ${datesInWords(from, to)}`}
        onOpen={setOpened}
        page={pages.pageInfo(currentData)}
        error={error}
        onRetry={() => void refetch()}
        {...(list.values.search && { onClearFilters: () => list.change({ search: '' }) })}
        empty={<EmptyState title={t('No requests')} text={t('What people apply for appears here.')} />}
      />
      {opened && <LeaveDialog leave={opened} onClose={() => setOpened(null)} />}
      {endDialog}
    </Card>
  );
}

type ListState = Pick<ReturnType<typeof useList>, 'values' | 'change'>;

const Filters = ({ list }: { list: ListState }) => (
  <>
    <SearchBox
      label={t('Search people')}
      placeholder={t('Name, code or email')}
      value={list.values.search}
      onSearch={(search) => list.change({ search })}
    />
    <StateFilter list={list} />
  </>
);

function StateFilter({ list }: { list: ListState }) {
  const chosen = list.values.filters['state'];
  return (
    <FilterSelect
      label={t('Status')}
      value={typeof chosen === 'string' ? chosen : ''}
      options={REQUEST_STATES.map((state) => ({ value: state, label: stateOf(state).words }))}
      all={t('All')}
      onChange={(state) => list.change({ filters: (): ListFilters => (state ? { state } : {}) })}
    />
  );
}
