import type { PunchKind } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { Between, LessThan, Not } from 'typeorm';
import { EmployeeEntity } from '../employee/employee.entity.js';
import { AttendanceDayEntity } from './attendance-day.entity.js';
import type { PlacedPunch } from './attendance.rules.js';
import { countedMinutes } from './day-outcome.rules.js';
import type { DayRecord } from './day-record.rules.js';
import { PunchEntity, type PunchSource } from './punch.entity.js';

/** An employee with time zone and whether they are archived. */
export interface Attendee {
  id: string;
  firstName: string;
  lastName: string;
  timezone: string;
  userId: string | null;
  archivedAt: Date | null;
}

export interface DayRange {
  /** First and last work date, both inclusive. */
  from: string;
  to: string;
}

@Injectable()
export class AttendanceRepository {
  constructor(private readonly db: TenantDb) {}

  /** The employee, by id or account, locked until the transaction ends. */
  async lockEmployee(who: { id: string } | { userId: string }): Promise<Attendee | null> {
    return this.db
      .current()
      .createQueryBuilder(EmployeeEntity, 'employee')
      .setLock('for_no_key_update')
      .where(who)
      .getOne();
  }

  /** The day with an open session and the days of the range. */
  async listKnownDays(employeeId: string, { from, to }: DayRange): Promise<AttendanceDayEntity[]> {
    return this.days.findBy([
      { employeeId, state: Not('out') },
      { employeeId, workDate: Between(from, to) },
    ]);
  }

  /** Employees with a session open past its time, in the order in which employees are locked. */
  async listForgetful(at: Date): Promise<string[]> {
    const days = await this.days.find({
      where: { state: Not('out'), openUntil: LessThan(at) },
      order: { employeeId: 'ASC' },
    });
    return days.map(({ employeeId }) => employeeId);
  }

  /** The day with an open session, if there is one. */
  async listOpenDays(employeeId: string): Promise<AttendanceDayEntity[]> {
    return this.days.findBy({ employeeId, state: Not('out') });
  }

  /** In order of work date. */
  async listDays(employeeId: string, { from, to }: DayRange): Promise<AttendanceDayEntity[]> {
    return this.days.find({
      where: { employeeId, workDate: Between(from, to) },
      order: { workDate: 'ASC' },
    });
  }

  /** In the order they were made. */
  async listPunches(employeeId: string, { from, to }: DayRange): Promise<PunchEntity[]> {
    return this.punches.find({
      where: { employeeId, workDate: Between(from, to) },
      order: { workDate: 'ASC', seq: 'ASC' },
    });
  }

  async hasPunched(employeeId: string): Promise<boolean> {
    return this.days.existsBy({ employeeId });
  }

  /**
   * The punches of a day in order, and the whole minutes worked on the other days of the range.
   */
  async readDay(employeeId: string, workDate: string, { from, to }: DayRange): Promise<DayInRange> {
    const values = [this.db.currentCompanyId(), employeeId, workDate, from, to];
    const [row] = await this.db
      .current()
      .query<[{ minutes: number; punches: StoredPunch[] }]>(READ_DAY, values);
    return { minutes: row.minutes, punches: row.punches.map(({ kind, at }) => ({ kind, at: new Date(at) })) };
  }

  /** Writes days and the punches that changed them. */
  async savePunches(
    employeeId: string,
    { days, punches }: { days: DayRecord[]; punches: PlacedPunch[] },
    { by, source }: PunchOrigin,
  ): Promise<void> {
    const values = [this.db.currentCompanyId(), employeeId, by, storedDays(days)];
    await this.db
      .current()
      .query(`with saved as (${SAVE_DAYS}) ${ADD_PUNCHES}`, [...values, source, JSON.stringify(punches)]);
  }

  /** Writes days; those that end a session come before the one that opens the next. */
  async saveDays(employeeId: string, days: DayRecord[], by: string | null): Promise<void> {
    await this.db.current().query(SAVE_DAYS, [this.db.currentCompanyId(), employeeId, by, storedDays(days)]);
  }

  private get days() {
    return this.db.current().getRepository(AttendanceDayEntity);
  }

  private get punches() {
    return this.db.current().getRepository(PunchEntity);
  }
}

function storedDays(days: DayRecord[]): string {
  return JSON.stringify(days.map((day) => ({ ...day, workedMin: countedMinutes(day, day.shift).workedMin })));
}

interface StoredPunch {
  kind: PunchKind;
  at: string;
}

export interface DayInRange {
  minutes: number;
  punches: Pick<PlacedPunch, 'kind' | 'at'>[];
}

export interface PunchOrigin {
  source: PunchSource;
  /** The account that recorded it. */
  by: string | null;
}

const READ_DAY = `
select coalesce(sum(worked_min), 0)::int as minutes, coalesce((
  select jsonb_agg(jsonb_build_object('kind', kind, 'at', at) order by seq) from punch
  where company_id = $1 and employee_id = $2 and work_date = $3::date
), '[]') as punches
from attendance_day
where company_id = $1 and employee_id = $2 and work_date between $4::date and $5::date and work_date <> $3::date`;

const SAVE_DAYS = `
insert into attendance_day (
  company_id, employee_id, created_by, updated_by, work_date, timezone, state, state_since, open_until,
  first_in_at, last_out_at, worked_ms, break_ms, punch_count, needs_review,
  shift, before_ms, after_ms, night_ms, worked_min
)
select $1, $2, $3, $3, day.*
from jsonb_to_recordset($4::jsonb) as day (
  "workDate" date, timezone text, state text, "stateSince" timestamptz, "openUntil" timestamptz,
  "firstInAt" timestamptz, "lastOutAt" timestamptz, "workedMs" int, "breakMs" int, "punchCount" int,
  "needsReview" boolean,
  shift jsonb, "beforeMs" int, "afterMs" int, "nightMs" int, "workedMin" int
)
on conflict (company_id, employee_id, work_date) do update set
  state = excluded.state, state_since = excluded.state_since, open_until = excluded.open_until,
  last_out_at = excluded.last_out_at, worked_ms = excluded.worked_ms, break_ms = excluded.break_ms,
  punch_count = excluded.punch_count, needs_review = excluded.needs_review,
  before_ms = excluded.before_ms, after_ms = excluded.after_ms, night_ms = excluded.night_ms,
  worked_min = excluded.worked_min,
  version = attendance_day.version + 1, updated_at = now(), updated_by = excluded.updated_by`;

const ADD_PUNCHES = `
insert into punch (company_id, employee_id, source, created_by, work_date, seq, kind, at)
select $1, $2, $5, $3, punch.*
from jsonb_to_recordset($6::jsonb) as punch ("workDate" date, seq int, kind text, at timestamptz)`;
