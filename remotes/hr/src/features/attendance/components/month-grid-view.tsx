import {
  DAY_LETTERS,
  MUSTER_ROLL,
  datesOf,
  monthRange,
  type AttendanceGrid,
  type DayMark,
} from '@atrium/contracts';
import { formatNumber, t, useCan } from '@atrium/sdk';
import {
  Button,
  ButtonLink,
  EmptyState,
  ExportMenu,
  FilterSelect,
  Loaded,
  MonthGrid,
  Note,
  Page,
  SearchBox,
  SkeletonCards,
  Toolbar,
  type LinkTab,
  type MonthMark,
} from '@atrium/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { lookOf } from '../attendance-date.format.js';
import { hoursAndMinutes } from '../attendance.format.js';
import { useGetAttendanceGridQuery } from '../attendance-month.api.js';
import { LockDialog } from '../lock.dialog.js';
import { PersonDayDialog, type PersonDay } from '../person-day.dialog.js';
import { useBoardFilters } from '../use-board-filters.js';
import { useMonth } from '../../../shared/use-month.js';
import { MonthPicker } from '../../../shared/month-picker.js';
import css from './month-grid-view.module.scss';
import { monthSums } from './month-sums.format.js';

type Row = AttendanceGrid['rows'][number];

const MARKS = new Map(
  Object.entries(DAY_LETTERS).map(([mark, letter]) => [letter as string, mark as DayMark]),
);

/** Letters of a code that fit into a day. */
const SIGN = 3;

/** The month of everybody whom the reader may see. */
export default function MonthGridPage({ tabs }: { tabs: LinkTab[] }) {
  const { month } = useMonth();
  const query = useGetAttendanceGridQuery({ month });
  return (
    <Page
      title={t('Attendance')}
      tabs={tabs}
      actions={<MonthPicker />}
      toolbar={<GridToolbar grid={query.currentData} />}
      fill="work"
    >
      <Loaded
        of={query}
        current
        title={t('The month could not be loaded')}
        skeleton={<SkeletonCards cards={1} rows={10} label={t('Loading the month')} />}
        placesNote
      >
        {(grid, note) => <Grid grid={grid} note={note} />}
      </Loaded>
    </Page>
  );
}

function Grid({ grid, note }: { grid: AttendanceGrid; note: ReactNode }) {
  const { filters } = useBoardFilters();
  const [opened, setOpened] = useState<PersonDay | null>(null);
  const days = datesOf(monthRange(grid.month));
  const rows = grid.rows.filter((row) => matches(row, filters));
  return (
    <div className={css.view}>
      {note}
      {grid.more && <Note tone="info">{t('Only the first people are shown.')}</Note>}
      {rows.length === 0 ? (
        <NobodyShown />
      ) : (
        <Suspense fallback={<SkeletonCards cards={1} rows={10} label={t('Loading the month')} />}>
          <div className={css.grid}>
            <MonthGrid
              label={t('Month grid')}
              head={t('{count, plural, one {# person} other {# people}}', { count: rows.length })}
              usual={t('Full day')}
              days={days}
              today={grid.today}
              rows={rows}
              keyOf={({ employee }) => employee.id}
              nameOf={({ employee }) => employee.name}
              markOf={(row, day) => markOf(row, day)}
              isLocked={(day) => grid.locks.some(({ from, to }) => from <= day && day <= to)}
              sums={monthSums()}
              foot={{ label: t('Working'), valueOf: (day) => workingOn(rows, day) }}
              onPress={({ employee }, date) => setOpened({ employee, date })}
            />
          </div>
        </Suspense>
      )}
      <Legend grid={grid} />
      {opened && <PersonDayDialog {...opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

function NobodyShown() {
  const { filters, change } = useBoardFilters();
  const clear = () => change({ search: undefined, department: undefined });
  const filtered = Boolean(filters.search ?? filters.department);
  return (
    <EmptyState
      title={t('No one to show')}
      text={t('People whose attendance you can see appear here.')}
      actions={filtered && <Button onClick={clear}>{t('Clear filters')}</Button>}
    />
  );
}

function GridToolbar({ grid }: { grid: AttendanceGrid | undefined }) {
  const { filters, change } = useBoardFilters();
  const mayLock = useCan('hrOperations', 'attendence', 'update');
  const mayExport = useCan('hrOperations', 'attendence', 'export');
  const { month } = useMonth();
  const [locking, setLocking] = useState(false);
  return (
    <Toolbar>
      <SearchBox
        label={t('Search people')}
        placeholder={t('Name or code')}
        value={filters.search ?? ''}
        onSearch={(search) => change({ search })}
      />
      <DepartmentFilter grid={grid} />
      <div className="at-actions">
        {mayExport && <ExportMenu list={MUSTER_ROLL.key} query={{ month }} />}
        {mayLock && (
          <ButtonLink size="sm" icon="upload" to="?view=import">
            {t('Import punches')}
          </ButtonLink>
        )}
        {mayLock && grid && (
          <Button size="sm" icon="lock" onClick={() => setLocking(true)}>
            {grid.locks.length > 0 ? t('Locked') : t('Lock')}
          </Button>
        )}
      </div>
      {locking && grid && <LockDialog grid={grid} onClose={() => setLocking(false)} />}
    </Toolbar>
  );
}

function DepartmentFilter({ grid }: { grid: AttendanceGrid | undefined }) {
  const { filters, change } = useBoardFilters();
  const names = new Set(grid?.rows.flatMap(({ employee }) => employee.department ?? []) ?? []);
  if (names.size < 2) return null;
  return (
    <FilterSelect
      label={t('Department')}
      value={filters.department ?? ''}
      all={t('All departments')}
      options={[...names].sort().map((name) => ({ value: name, label: name }))}
      onChange={(department) => change({ department: department || undefined })}
    />
  );
}

const SHOWN: DayMark[] = [
  ...([
    'late',
    'halfDay',
    'absent',
    'halfLeavePresent',
    'holiday',
    'onDuty',
    'workFromHome',
    'asked',
    'review',
    'open',
  ] as const),
];

/** Signs of days; of leave each kind has its code. */
function Legend({ grid: { leaveTypes, locks } }: { grid: AttendanceGrid }) {
  return (
    <ul className={css.legend} aria-label={t('Legend')}>
      {SHOWN.map((mark) => {
        const { sign, label } = lookOf(mark);
        return (
          <li key={mark}>
            <b>{sign}</b> {label}
          </li>
        );
      })}
      {leaveTypes.map(({ code, name }) => (
        <li key={code}>
          <b>{code}</b> {name}
        </li>
      ))}
      {locks.length > 0 && <li>{t('A line above days: locked')}</li>}
    </ul>
  );
}

function matches({ employee }: Row, { search, department }: { search?: string; department?: string }) {
  if (department && employee.department !== department) return false;
  const wanted = search?.trim().toLocaleLowerCase() ?? '';
  return `${employee.name} ${employee.code}`.toLocaleLowerCase().includes(wanted);
}

/** Whoever came that day, or worked elsewhere. */
const WORKED: ReadonlySet<DayMark> = new Set<DayMark>([
  ...(['present', 'late', 'halfDay', 'halfLeavePresent', 'onDuty', 'workFromHome', 'open'] as const),
]);

function workingOn(rows: readonly Row[], day: string): string {
  const place = Number(day.slice(8)) - 1;
  const count = rows.filter(({ letters }) => WORKED.has(MARKS.get(letters.charAt(place)) ?? 'none')).length;
  return count === 0 ? '' : formatNumber(count);
}

function markOf({ letters, totals, leave }: Row, day: string): MonthMark | undefined {
  const mark = MARKS.get(letters.charAt(Number(day.slice(8)) - 1)) ?? 'none';
  const look = lookOf(mark);
  const { label, tone, outlined } = look;
  const code = leave.find((each) => each.day === Number(day.slice(8)))?.code;
  const sign = mark === 'leave' && code ? code.slice(0, SIGN) : look.sign;
  if (sign === undefined) return undefined;
  const tip = t('{present} present, {absent} absent, {lates} late this month, {overtime} overtime', {
    present: formatNumber(totals.present),
    absent: formatNumber(totals.absent),
    lates: totals.lates,
    overtime: hoursAndMinutes(totals.overtimeMinutes),
  });
  return {
    sign,
    label,
    tone,
    ...(outlined && { outlined }),
    tip: sign === '' ? undefined : `${label}. ${tip}`,
  };
}
