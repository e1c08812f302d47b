import {
  yearEndQuerySchema,
  type LeaveType,
  type YearEndPreview,
  type YearEndQuery,
} from '@atrium/contracts';
import { formatDate, formatNumber, newRequestKey, t, useStep } from '@atrium/sdk';
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  Loaded,
  Note,
  Person,
  SelectField,
  SkeletonCards,
  usePhone,
  type DataColumn,
} from '@atrium/ui';
import { useState } from 'react';
import { leaveTypeApi } from '../../../shared/leave-type.api.js';
import { useCloseLeaveYearMutation, usePreviewYearEndQuery } from '../leave-keeping.api.js';
import { useToday } from '../../../shared/use-today.js';
import css from './chooser.module.scss';

/** What is carried into the next leave year and what lapses, seen before it is done. */
export function YearEnd() {
  const query = leaveTypeApi.useList({ limit: 100 });
  return (
    <Loaded
      of={query}
      title={t('Your leave could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={4} label={t('Loading your leave')} />}
    >
      {({ items }) => <YearEndOf types={items.filter(({ quota }) => quota !== null)} />}
    </Loaded>
  );
}

function YearEndOf({ types }: { types: readonly LeaveType[] }) {
  const [typeId, setTypeId] = useState('');
  const type = types.find(({ id }) => id === typeId) ?? types[0];
  if (!type)
    return (
      <EmptyState title={t('No leave types yet')} text={t('A leave type with days a year has a year end.')} />
    );
  return (
    <>
      <div className={css['field']}>
        <SelectField
          label={t('Leave type')}
          value={type.id}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => setTypeId(target.value)}
        />
      </div>
      <Note>{t('Nothing is changed before you close the year. A year is closed once.')}</Note>
      <Closing key={type.id} type={type} />
    </>
  );
}

/** The first day of the leave year that has begun last. */
function newYearOf({ yearMonth }: LeaveType, today: string): string {
  const start = `-${String(yearMonth).padStart(2, '0')}-01`;
  const year = Number(today.slice(0, 4));
  return today >= `${String(year)}${start}` ? `${String(year)}${start}` : `${String(year - 1)}${start}`;
}

function Closing({ type }: { type: LeaveType }) {
  const newYearStart = newYearOf(type, useToday());
  const query = yearEndQuerySchema.parse({ typeId: type.id, newYearStart });
  const { currentData, error, refetch } = usePreviewYearEndQuery(query);
  const day = formatDate(query.newYearStart);
  return (
    <Card
      fill="rows"
      title={t('Into the leave year from {day}', { day })}
      actions={currentData && currentData.items.length > 0 && <CloseButton type={type} query={query} />}
    >
      <DataTable
        inCard
        dense
        label={t('Year end')}
        columns={columns()}
        rows={currentData?.items}
        keyOf={({ employee }) => employee.id}
        nameOf={({ employee }) => employee.name}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            title={t('Nothing is left of the year before')}
            text={t('No one has days that could be carried over.')}
          />
        }
      />
    </Card>
  );
}

function CloseButton({ type, query }: { type: LeaveType; query: YearEndQuery }) {
  const [close] = useCloseLeaveYearMutation();
  const { take, busy } = useStep();
  const closeYear = () =>
    take({
      ask: {
        title: t('Close the leave year of {type}?', { type: type.name }),
        text: t('Days are carried over and the rest expires, for everyone in the list.'),
        confirmText: t('Close the year'),
      },
      work: () => close({ key: newRequestKey(), body: query }).unwrap(),
      done: t('The leave year is closed.'),
    });
  return (
    <Button size="sm" disabled={busy} onClick={() => void closeYear()}>
      {t('Close the year')}
    </Button>
  );
}

/** On a card, which has no header, the figure says what it is. */
function Days({ label, days }: { label: string; days: number }) {
  return usePhone() ? `${label}: ${formatNumber(days)}` : formatNumber(days);
}

type Row = YearEndPreview['items'][number];

const columns = (): DataColumn<Row>[] => [
  {
    id: 'person',
    header: t('Person'),
    weight: 'name',
    card: 'name',
    cell: ({ employee }) => <Person name={employee.name} size={24} />,
  },
  {
    id: 'left',
    header: t('Days left'),
    align: 'end',
    card: 'text',
    cell: ({ remaining }) => <Days label={t('Days left')} days={remaining} />,
  },
  { id: 'carried', header: t('Carried over'), align: 'end', cell: ({ carried }) => formatNumber(carried) },
  {
    id: 'lapsed',
    header: t('Expires'),
    align: 'end',
    card: 'note',
    cell: ({ lapsed }) => <Days label={t('Expires')} days={lapsed} />,
  },
  {
    id: 'until',
    header: t('Usable until'),
    wide: true,
    cell: ({ carryExpiresOn }) => (carryExpiresOn ? formatDate(carryExpiresOn) : '–'),
  },
];
