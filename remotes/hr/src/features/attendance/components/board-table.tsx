import type { BoardRow, DayBoard } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { DataTable, Person, StatusText, type DataColumn, type DataTableProps } from '@atrium/ui';
import { useMemo } from 'react';
import {
  clockTime,
  dayKindOf,
  hoursAndMinutes,
  NOTE_TONES,
  noteInWords,
  PRESENCE_TONES,
  presenceInWords,
  type DayKind,
} from '../attendance.format.js';
import { axisFor, type DayAxis } from '../day-segments.rules.js';
import { AxisHours } from './axis-hours.js';
import css from './board-table.module.scss';
import { DayBar } from './day-bar.js';

interface BoardTableProps extends Pick<
  DataTableProps<BoardRow>,
  'rows' | 'page' | 'error' | 'onRetry' | 'empty' | 'onClearFilters' | 'onOpen'
> {
  board: DayBoard;
  onDepartment: (row: BoardRow) => void;
}

export function BoardTable({ board, onDepartment, ...list }: BoardTableProps) {
  const columns = useMemo(() => columnsOf(board, onDepartment), [board, onDepartment]);
  return (
    <DataTable
      {...list}
      inCard
      dense
      label={t('Day board')}
      columns={columns}
      keyOf={({ employee }) => employee.id}
      nameOf={({ employee }) => employee.name}
    />
  );
}

const axisOf = ({ items }: DayBoard): DayAxis =>
  axisFor(
    items.map(({ day }) => day),
    items.flatMap(({ shift }) => shift ?? []),
  );

function columnsOf(board: DayBoard, onDepartment: (row: BoardRow) => void): DataColumn<BoardRow>[] {
  const axis = axisOf(board);
  const kind = dayKindOf(board);
  return [
    {
      id: 'name',
      header: t('Person'),
      weight: 'name',
      card: 'name',
      cell: ({ employee }) => <Person name={employee.name} size={24} />,
    },
    {
      id: 'department',
      header: t('Department'),
      wide: true,
      cell: (row) => <DepartmentButton row={row} onPress={onDepartment} />,
    },
    {
      id: 'day',
      header: t('Day'),
      card: 'text',
      head: <AxisHours axis={axis} />,
      cell: (row) => <DayOf row={row} axis={axis} isToday={kind.isToday} />,
    },
    {
      id: 'hours',
      header: t('Hours'),
      align: 'end',
      weight: 'figure',
      card: 'note',
      cell: ({ day }) => (day.firstInAt ? hoursAndMinutes(day.workedMinutes) : <Nothing />),
    },
    {
      id: 'state',
      header: t('Status'),
      card: 'state',
      cell: ({ day, note }) => <State day={day} note={note} kind={kind} />,
    },
  ];
}

function DayOf({ row, ...bar }: { row: BoardRow; axis: DayAxis; isToday: boolean }) {
  const { day, shift, note } = row;
  const leave = note?.kind === 'leave' && note.part !== 'hours' ? note.part : null;
  return <DayBar day={day} shift={shift} leave={leave} {...bar} />;
}

function DepartmentButton({ row, onPress }: { row: BoardRow; onPress: (row: BoardRow) => void }) {
  const { department } = row.employee;
  if (!department) return <Nothing />;
  return (
    <button
      type="button"
      className={`btn btn-ghost btn-xs ${css.department}`}
      aria-label={t('Only {department}', { department })}
      onClick={() => onPress(row)}
    >
      {department}
    </button>
  );
}

/** Who has not come is said why; who has come, with what is unusual about it. */
function State({ day, note, kind }: Pick<BoardRow, 'day' | 'note'> & { kind: DayKind }) {
  if (note && day.state === 'notIn')
    return <StatusText tone={NOTE_TONES[note.kind]}>{noteInWords(note)}</StatusText>;
  const since = day.firstInAt && day.state === 'in' ? ` ${clockTime(day.firstInAt, day.timezone)}` : '';
  return (
    <>
      <StatusText tone={PRESENCE_TONES[day.state]}>
        {presenceInWords(day.state, kind)}
        {since}
      </StatusText>
      {note && <span className={`${css.note} at-muted`}>{noteInWords(note)}</span>}
    </>
  );
}

function Nothing() {
  return <span className="at-faint">–</span>;
}
