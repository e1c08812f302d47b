import type { BoardQuery, BoardState, Page, PunchKind } from '@atrium/contracts';
import { TenantLists, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { DayRecord } from './day-record.rules.js';

/** A day at a moment. */
export interface BoardMoment {
  companyId: string;
  date: string;
  asOf: Date;
  /** Set for today: everybody with an open session at that moment is shown with it, whatever day it began. */
  openAt: Date | null;
}

export interface BoardPage extends BoardMoment {
  page: Pick<BoardQuery, 'cursor' | 'limit' | 'sort'>;
  /** Conditions on employees `e`. */
  people: ListFilter[];
  state: BoardState | undefined;
  /** Employees on leave for the whole date, as a list of PostgreSQL: `{id,id}`. */
  away: string;
  /** How many there are. */
  total: number;
}

interface BoardEmployee {
  id: string;
  code: string;
  firstName: string;
  lastName: string;
  designation: string | null;
  department: string | null;
  timezone: string;
}

type BoardDay = DayRecord & { dayTimezone: string; punches: { kind: PunchKind; at: string }[] };

/** An employee with the columns of a day, which are null for somebody without one. */
export type BoardEntry = BoardEmployee & ({ workDate: null } | Omit<BoardDay, 'timezone'>);

/** The open day comes first. LIMIT makes the planner look the day up for each row read, and a page reads few rows. */
const FROM = `employee e left join lateral (
    select * from (
      select 1 as place, d.* from attendance_day d
      where d.company_id = e.company_id and d.employee_id = e.id and d.state <> 'out' and d.open_until >= ?::timestamptz
      union all
      select 2, d.* from attendance_day d
      where d.company_id = e.company_id and d.employee_id = e.id and d.work_date = ?::date
    ) both_days order by place limit 1
  ) day on true`;

const COLUMNS = `e.id, e.code, e.first_name as "firstName", e.last_name as "lastName", e.designation, e.department,
  e.timezone, day.work_date::text as "workDate", day.timezone as "dayTimezone", day.state,
  day.state_since as "stateSince", day.open_until as "openUntil", day.first_in_at as "firstInAt",
  day.last_out_at as "lastOutAt", day.worked_ms as "workedMs", day.break_ms as "breakMs",
  day.punch_count as "punchCount", day.needs_review as "needsReview", day.shift,
  day.before_ms as "beforeMs", day.after_ms as "afterMs", day.night_ms as "nightMs",
  (select json_agg(json_build_object('kind', p.kind, 'at', p.at) order by p.seq) from punch p
    where p.company_id = day.company_id and p.employee_id = day.employee_id and p.work_date = day.work_date) as punches`;

const ON_BOARD =
  '(not e.archived and greatest(e.joining_date, e.attendance_from) <= ?::date) or day.id is not null';

/** With fewer people than this, a state is rare among the rows of a list. */
const FEW = 500;

/** Not inside `TenantDb.run`. */
@Injectable()
export class AttendanceBoardRepository {
  constructor(private readonly lists: TenantLists) {}

  /**
   * Ordered by name: people who work there on the date, and people who have a day then but are archived since or had
   * not joined yet.
   * @throws {AppError} VALIDATION_FAILED on `cursor`
   */
  list(board: BoardPage): Promise<Page<BoardEntry>> {
    const { companyId, date, openAt, page, people, total } = board;
    return this.lists.page<BoardEntry & Record<string, unknown>>({
      companyId,
      columns: COLUMNS,
      from: FROM,
      fromValues: [openAt, date],
      sorts: { name: 'e.sort_name' },
      id: 'e.id',
      page,
      filters: [{ sql: ON_BOARD, values: [date] }, ...people, ...stateFilters(board)],
      total,
      planEachTime: 'e.company_id',
    });
  }
}

function stateFilters(board: BoardPage): ListFilter[] {
  const { state, total, asOf, away } = board;
  if (!state) return [];
  if (state === 'leave') return [{ sql: 'day.id is null and e.id = any(?::uuid[])', values: [away] }];
  const few = total <= FEW;
  if (state === 'notIn') {
    const none = { sql: 'day.id is null and e.id <> all(?::uuid[])', values: [away] };
    return few ? [none, { sql: `not ${hasDay('true')}`, values: dayValues(board) }] : [none];
  }
  if (state === 'late') {
    const late = { sql: 'day.late_min > 0 and day.work_date = ?::date', values: [board.date] };
    return few ? [late, { sql: hasDay('d.late_min > 0'), values: dayValues(board) }] : [late];
  }
  const isIn = (day: string) =>
    state === 'out'
      ? `(${day}.state = 'out' or ${day}.open_until < ?::timestamptz)`
      : `(${day}.state = '${state}' and ${day}.open_until >= ?::timestamptz)`;
  const inState = { sql: isIn('day'), values: [asOf] };
  return few ? [inState, { sql: hasDay(isIn('d')), values: [...dayValues(board), asOf] }] : [inState];
}

/** The condition that somebody has such a day. Added so that few employees are looked up instead of all. */
const hasDay = (such: string) => `e.id in (select d.employee_id from attendance_day d
  where d.company_id = ? and (d.work_date = ?::date or (d.state <> 'out' and d.open_until >= ?::timestamptz)) and ${such})`;

const dayValues = ({ companyId, date, openAt }: BoardPage) => [companyId, date, openAt];
