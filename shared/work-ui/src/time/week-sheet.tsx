import { daysOfWeek, sayDuration, type Week, parseDuration } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import { EditGrid, Segmented, SkeletonCards, usePhone, type CellChange, type EditColumn } from '@atrium/ui';
import { Suspense, useState, type CSSProperties } from 'react';
import { todayHere } from '../day/here.js';
import styles from './time.module.scss';

export interface WeekRow {
  /** The task's id, or the name of a line of totals. */
  id: string;
  name: string;
  minutes: readonly number[];
}

interface WeekSheetProps {
  monday: string;
  rows: readonly WeekRow[];
  /** What is known of the seven days. */
  days: Week['days'];
  readOnly: boolean;
  onChange: (changes: readonly CellChange[]) => void;
  /** The day that is shown beside, and the way to another; left out where none can be. */
  opened?: { day: string | null; onDay: (day: string) => void };
}

const [TOTAL, ATTENDED, LEFT] = ['total', 'attendance', 'left'];
const LINES: readonly string[] = [TOTAL, ATTENDED, LEFT];
const NONE = '';

const sum = (minutes: readonly number[]): number => minutes.reduce((total, each) => total + each, 0);
const say = (minutes: number): string => (minutes === 0 ? NONE : sayDuration(minutes));

export const rowsOf = ({ rows }: Pick<Week, 'rows'>): WeekRow[] =>
  rows.map(({ task: { id, number, title }, minutes }) => ({
    id,
    minutes,
    name: number === '' ? t('A task that you cannot see') : `${number} ${title}`,
  }));

/** Tasks by days, with totals; hours are typed into the cells. On a phone one day at a time. */
export function WeekSheet({ monday, rows, days: known, readOnly, onChange, opened }: WeekSheetProps) {
  const onPhone = usePhone();
  const days = daysOfWeek(monday);
  // Of another week the first day.
  const [at, setAt] = useState(() => Math.max(0, days.indexOf(opened?.day ?? todayHere())));
  const totals = days.map((_, place) => sum(rows.map(({ minutes }) => minutes[place] ?? 0)));
  const columns = columnsOf(days, {
    readOnly,
    opened: onPhone ? undefined : opened,
    width: onPhone ? ON_PHONE : 92,
  });
  const [above, below] = linesOf(totals, known);
  const lines = [...above, ...rows, ...below];
  return (
    <div className={styles['week']}>
      {onPhone && (
        <Segmented
          label={t('Day')}
          value={String(at)}
          options={days.map((day, place) => ({
            value: String(place),
            label: formatDate(day, { weekday: 'narrow' }),
            name: nameOfDay(day),
            today: day === todayHere(),
          }))}
          onChange={(value) => {
            setAt(Number(value));
            opened?.onDay(days[Number(value)] ?? monday);
          }}
        />
      )}
      <div className={styles['sheet']} style={{ '--sheet-lines': lines.length + 1 } as CSSProperties}>
        <Suspense fallback={<SkeletonCards cards={1} rows={4} label={t('Loading the week')} />}>
          <EditGrid<WeekRow>
            label={t('Hours by task and day')}
            head={t('Task')}
            columns={onPhone ? columns.filter(({ id }) => id === days[at] || id === TOTAL) : columns}
            rows={lines}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            onChange={onChange}
          />
        </Suspense>
      </div>
    </div>
  );
}

/** The hours at work above the tasks; what was entered, and what of the hours at work was not, below. */
function linesOf(totals: readonly number[], known: Week['days']): [WeekRow[], WeekRow[]] {
  const total = { id: TOTAL, name: t('Total'), minutes: totals };
  if (known.every(({ attended }) => attended === null)) return [[], [total]];
  const attended = known.map((day) => day.attended ?? 0);
  const left = attended.map((minutes, at) => Math.max(0, minutes - (totals[at] ?? 0)));
  return [
    [{ id: ATTENDED, name: t('Attendance'), minutes: attended }],
    [total, { id: LEFT, name: t('Still open'), minutes: left }],
  ];
}

/** `Fri 27`; today says so. */
function nameOfDay(day: string): string {
  const name = formatDate(day, { weekday: 'short', day: 'numeric' });
  return day === todayHere() ? t('{day}, today', { day: name }) : name;
}

/** A day and the total beside the tasks have room on a phone. */
const ON_PHONE = 76;

interface ColumnLook extends Pick<WeekSheetProps, 'readOnly' | 'opened'> {
  width: number;
}

const columnsOf = (
  days: readonly string[],
  { readOnly, opened, width }: ColumnLook,
): EditColumn<WeekRow>[] => [
  ...days.map((day, place): EditColumn<WeekRow> => ({
    id: day,
    width,
    align: 'end',
    current: day === todayHere(),
    name: nameOfDay(day),
    ...(opened && { onHead: () => opened.onDay(day), pressed: day === opened.day }),
    textOf: ({ minutes }) => say(minutes[place] ?? 0),
    readOnly: ({ id }) => readOnly || LINES.includes(id),
    faultOf: (text) =>
      text.trim() === NONE || parseDuration(text) !== null ? null : t('Enter a duration, like 1:30.'),
  })),
  {
    id: TOTAL,
    name: t('Total'),
    width,
    align: 'end',
    readOnly: true,
    textOf: ({ minutes }) => say(sum(minutes)),
  },
];

/** The minutes that a cell's text means; null for one that means none. */
export const minutesOfCell = (text: string): number | null =>
  text.trim() === NONE ? 0 : parseDuration(text);
