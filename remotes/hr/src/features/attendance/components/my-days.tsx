import type { AttendanceDay } from '@atrium/contracts';
import { Card, DataTable, EmptyState, type DataColumn } from '@atrium/ui';
import { useListMyDaysQuery } from '../attendance.api.js';
import { clockTime, dayInWords, hoursAndMinutes, shiftDay } from '../attendance.format.js';

const DAYS_BACK = 30;

const COLUMNS: DataColumn<AttendanceDay>[] = [
  { id: 'date', header: 'Day', weight: 'name', card: 'name', cell: (day) => dayInWords(day.workDate) },
  { id: 'in', header: 'In', card: 'text', cell: (day) => timeOrDash(day.firstInAt, day) },
  { id: 'out', header: 'Out', card: 'note', cell: (day) => timeOrDash(day.lastOutAt, day) },
  {
    id: 'break',
    header: 'Breaks',
    align: 'end',
    cell: (day) => (day.breakMinutes > 0 ? hoursAndMinutes(day.breakMinutes) : <Nothing />),
  },
  {
    id: 'worked',
    header: 'Hours',
    align: 'end',
    weight: 'figure',
    card: 'state',
    cell: (day) => hoursAndMinutes(day.workedMinutes),
  },
];

/** The signed-in person's last days, newest first. */
export function MyDays() {
  const today = new Intl.DateTimeFormat('en-CA').format(new Date());
  const { data, error, refetch } = useListMyDaysQuery({
    from: shiftDay(today, -DAYS_BACK),
    to: shiftDay(today, 1),
  });
  return (
    <Card fill="rows" title="My days" note="the last 30 days">
      <DataTable
        inCard
        dense
        label="My days"
        columns={COLUMNS}
        rows={data?.items.toReversed()}
        keyOf={(day) => day.workDate}
        nameOf={(day) => dayInWords(day.workDate)}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title="No days yet" text="Each day on which you clock in appears here." />}
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
