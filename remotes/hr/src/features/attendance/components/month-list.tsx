import { dayMarkOf, type AttendanceDate, type AttendanceMonth } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { DataTable, EmptyState, StatusText, type DataColumn } from '@atrium/ui';
import { useState } from 'react';
import { lookOf, outcomeInWords, reasonOf, timesInWords } from '../attendance-date.format.js';
import { dayInWords, hoursAndMinutes } from '../attendance.format.js';

const columnsOf = (onOpen: (day: AttendanceDate) => void): DataColumn<AttendanceDate>[] => [
  {
    id: 'date',
    header: t('Day'),
    weight: 'name',
    card: 'name',
    cell: (day) => (
      <button type="button" className="btn btn-ghost btn-xs" onClick={() => onOpen(day)}>
        {dayInWords(day.date)}
      </button>
    ),
  },
  { id: 'times', header: t('In and out'), card: 'text', cell: timesInWords },
  {
    id: 'hours',
    header: t('Hours'),
    align: 'end',
    weight: 'figure',
    card: 'note',
    cell: (day) => (day.workedMinutes > 0 ? hoursAndMinutes(day.workedMinutes) : '–'),
  },
  {
    id: 'outcome',
    header: t('Status'),
    card: 'state',
    cell: (day) => <StatusText tone={lookOf(dayMarkOf(day)).tone}>{outcomeInWords(day)}</StatusText>,
  },
  {
    id: 'reason',
    header: t('Why'),
    wide: true,
    cell: (day) => <span className="at-muted">{reasonOf(day)}</span>,
  },
];

interface MonthListProps {
  month: AttendanceMonth;
  /** What the list is; left out, the person's own month. */
  label?: string;
  onOpen: (day: AttendanceDate) => void;
}

/** The dates of a month up to today, the newest first. */
export function MonthList({ month, label = t('My month'), onOpen }: MonthListProps) {
  const [columns] = useState(() => columnsOf(onOpen));
  const rows = month.dates.filter(({ date, joined }) => joined && date <= month.today).toReversed();
  return (
    <DataTable
      inCard
      dense
      label={label}
      columns={columns}
      rows={rows}
      keyOf={({ date }) => date}
      nameOf={({ date }) => dayInWords(date)}
      empty={<EmptyState title={t('No days yet')} text={t('Each day on which you clock in appears here.')} />}
    />
  );
}
