import { dayIn, type AttendanceDay } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Card, DataTable, EmptyState, type DataColumn } from '@atrium/ui';
import { useState } from 'react';
import { useListMyDaysQuery } from '../attendance.api.js';
import { clockTime, dayInWords, hoursAndMinutes, shiftDay } from '../attendance.format.js';

const DAYS_BACK = 30;

const columnsOf = (): DataColumn<AttendanceDay>[] => [
  { id: 'date', header: t('Day'), weight: 'name', card: 'name', cell: (day) => dayInWords(day.workDate) },
  { id: 'in', header: t('In'), card: 'text', cell: (day) => timeOrDash(day.firstInAt, day) },
  { id: 'out', header: t('Out'), card: 'note', cell: (day) => timeOrDash(day.lastOutAt, day) },
  {
    id: 'break',
    header: t('Breaks'),
    align: 'end',
    cell: (day) => (day.breakMinutes > 0 ? hoursAndMinutes(day.breakMinutes) : <Nothing />),
  },
  {
    id: 'worked',
    header: t('Hours'),
    align: 'end',
    weight: 'figure',
    card: 'state',
    cell: (day) => hoursAndMinutes(day.workedMinutes),
  },
];

/** The signed-in person's last days, the newest first. */
export function MyDays() {
  const [columns] = useState(columnsOf);
  const today = dayIn(new Date());
  const { data, error, refetch } = useListMyDaysQuery({
    from: shiftDay(today, -DAYS_BACK),
    to: shiftDay(today, 1),
  });
  return (
    <Card fill="rows" title={t('My days')} note={t('the last 30 days')}>
      <DataTable
        inCard
        dense
        label={t('My days')}
        columns={columns}
        rows={data?.items.toReversed()}
        keyOf={(day) => day.workDate}
        nameOf={(day) => dayInWords(day.workDate)}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState title={t('No days yet')} text={t('Each day on which you clock in appears here.')} />
        }
      />
    </Card>
  );
}

function timeOrDash(moment: string | null, { timezone }: AttendanceDay) {
  return moment ? clockTime(moment, timezone) : <Nothing />;
}

function Nothing() {
  return <span className="at-faint">–</span>;
}
