import type { PunchKind } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { Between, In, LessThan, Not } from 'typeorm';
import { EmployeeEntity } from '../employee/employee.entity.js';
import { AttendanceDayEntity } from './attendance-day.entity.js';
import type { PlacedPunch } from './attendance.rules.js';
import { resultOf } from './day-outcome.rules.js';
import type { DayRecord } from './day-record.rules.js';
import type { HeldPlace, PlaceVerdict, PunchSpot } from './punch-place.rules.js';
import type { DayRange } from './wall-clock.rules.js';
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

  /** The days of people that have begun: `EMPLOYEE DATE`. */
  async listBegun(people: readonly string[], { from, to }: DayRange): Promise<Set<string>> {
    const days = await this.days.find({
      select: { employeeId: true, workDate: true },
      where: { employeeId: In([...people]), workDate: Between(from, to) },
    });
    return new Set(days.map(({ employeeId, workDate }) => `${employeeId} ${workDate}`));
  }

  /** In the order they were made. */
  async listPunches(employeeId: string, { from, to }: DayRange): Promise<PunchEntity[]> {
    return this.punches.find({
      where: { employeeId, workDate: Between(from, to) },
      order: { workDate: 'ASC', seq: 'ASC' },
    });
  }

  /** Whether the person of an account is in or on a break. */
  async isClockedIn(userId: string, at: Date): Promise<boolean> {
    const [row] = await this.db.current().query<[{ found: boolean }]>(
      `select exists (select from employee e join attendance_day d on d.company_id = e.company_id and d.employee_id = e.id
         where e.company_id = $1 and e.user_id = $2 and d.state <> 'out' and d.open_until > $3) as found`,
      [this.db.currentCompanyId(), userId, at],
    );
    return row.found;
  }

  async hasPunched(employeeId: string): Promise<boolean> {
    return this.days.existsBy({ employeeId });
  }

  /** What decides a punch and what is shown after it, in one statement because clocking in must stay quick. */
  async readClock(employeeId: string, { around, month }: ClockRange): Promise<ClockReading> {
    const values = [this.db.currentCompanyId(), employeeId, around.from, around.to, month.from, month.to];
    const [row] = await this.db.current().query<[StoredClock]>(READ_CLOCK, values);
    const known = row.days.map(({ punches, ...day }) => ({ day: toRecord(day), punches }));
    return {
      minutes: row.minutes,
      places: row.places,
      known: known.map(({ day }) => day),
      punches: known.flatMap(({ day, punches }) =>
        punches.map((punch) => ({ ...punch, workDate: day.workDate, at: new Date(punch.at) })),
      ),
    };
  }

  /** Writes days and the punches that changed them. */
  async savePunches(
    employeeId: string,
    { days, punches }: { days: DayRecord[]; punches: JudgedPunch[] },
    { by, source }: PunchOrigin,
  ): Promise<void> {
    const values = [this.db.currentCompanyId(), employeeId, by, storedDays(days)];
    await this.db
      .current()
      .query(`with saved as (${SAVE_DAYS}) ${ADD_PUNCHES}`, [...values, source, JSON.stringify(punches)]);
  }

  /** Leaves out the punches of a day: a correction takes their place. */
  async passOver(employeeId: string, workDate: string): Promise<void> {
    await this.punches.update(
      { companyId: this.db.currentCompanyId(), employeeId, workDate },
      { workDate: null, seq: null, passed: 'CORRECTED' },
    );
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
  return JSON.stringify(days.map((day) => ({ ...day, ...resultOf(day) })));
}

export interface ClockRange {
  /** The days that decide where a punch belongs. */
  around: DayRange;
  /** The days whose minutes are summed up. */
  month: DayRange;
}

export interface ClockReading {
  /** The day with an open session and those of the range. */
  known: DayRecord[];
  /** Their punches in order. */
  punches: PlacedPunch[];
  /** Minutes worked in the month on other days than those. */
  minutes: number;
  /** That hold for the person. */
  places: HeldPlace[];
}

export interface JudgedPunch extends PlacedPunch {
  /** Left out: it was not judged. */
  place?: PlaceVerdict;
}

type Moments = 'stateSince' | 'openUntil' | 'firstInAt';
type StoredDay = Omit<DayRecord, Moments | 'lastOutAt'> &
  Record<Moments, string> & {
    lastOutAt: string | null;
    punches: { seq: number; kind: PunchKind; at: string }[];
  };

interface StoredClock {
  minutes: number;
  places: HeldPlace[];
  days: StoredDay[];
}

function toRecord(day: Omit<StoredDay, 'punches'>): DayRecord {
  return {
    ...day,
    stateSince: new Date(day.stateSince),
    openUntil: new Date(day.openUntil),
    firstInAt: new Date(day.firstInAt),
    lastOutAt: day.lastOutAt === null ? null : new Date(day.lastOutAt),
  };
}

export interface PunchOrigin {
  source: PunchSource;
  /** The account that recorded it. */
  by: string | null;
  /** Left out where HR or a device records the punch: it is not compared with the places of work. */
  spot?: PunchSpot;
}

const READ_CLOCK = `
with known as materialized (
  select * from attendance_day
  where company_id = $1 and employee_id = $2 and (state <> 'out' or work_date between $3::date and $4::date)
)
select coalesce((
  select sum(worked_min) from attendance_day
  where company_id = $1 and employee_id = $2 and work_date between $5::date and $6::date
    and work_date not in (select work_date from known)
), 0)::int as minutes, coalesce((
  select jsonb_agg(jsonb_build_object(
    'workDate', work_date, 'timezone', timezone, 'shift', shift, 'off', off, 'state', state,
    'stateSince', state_since, 'openUntil', open_until, 'firstInAt', first_in_at, 'lastOutAt', last_out_at,
    'workedMs', worked_ms, 'breakMs', break_ms, 'beforeMs', before_ms, 'afterMs', after_ms, 'nightMs', night_ms,
    'punchCount', punch_count, 'needsReview', needs_review, 'punches', coalesce((
      select jsonb_agg(jsonb_build_object('seq', seq, 'kind', kind, 'at', at) order by seq) from punch p
      where p.company_id = $1 and p.employee_id = $2 and p.work_date = known.work_date
    ), '[]')
  )) from known
), '[]') as days, coalesce((
  select jsonb_agg(jsonb_build_object('id', w.id, 'latitude', w.latitude, 'longitude', w.longitude,
    'radiusM', w.radius_m, 'networks', w.networks, 'outside', w.outside))
  from workplace w where w.company_id = $1 and not w.archived and (w.department_id is null or w.department_id = (
    select e.department_id from employee e where e.company_id = $1 and e.id = $2))
), '[]') as places`;

const SAVE_DAYS = `
insert into attendance_day (
  company_id, employee_id, created_by, updated_by, work_date, timezone, state, state_since, open_until,
  first_in_at, last_out_at, worked_ms, break_ms, punch_count, needs_review,
  shift, off, before_ms, after_ms, night_ms, worked_min, late_min, early_min, overtime_min, reached
)
select $1, $2, $3, $3, day.*
from jsonb_to_recordset($4::jsonb) as day (
  "workDate" date, timezone text, state text, "stateSince" timestamptz, "openUntil" timestamptz,
  "firstInAt" timestamptz, "lastOutAt" timestamptz, "workedMs" int, "breakMs" int, "punchCount" int,
  "needsReview" boolean,
  shift jsonb, off boolean, "beforeMs" int, "afterMs" int, "nightMs" int, "workedMin" int, "lateMin" int,
  "earlyMin" int, "overtimeMin" int, reached text
)
on conflict (company_id, employee_id, work_date) do update set
  state = excluded.state, state_since = excluded.state_since, open_until = excluded.open_until,
  first_in_at = excluded.first_in_at, last_out_at = excluded.last_out_at, worked_ms = excluded.worked_ms, break_ms = excluded.break_ms,
  punch_count = excluded.punch_count, needs_review = excluded.needs_review,
  before_ms = excluded.before_ms, after_ms = excluded.after_ms, night_ms = excluded.night_ms,
  worked_min = excluded.worked_min, late_min = excluded.late_min, early_min = excluded.early_min,
  overtime_min = excluded.overtime_min, reached = excluded.reached,
  version = attendance_day.version + 1, updated_at = now(), updated_by = excluded.updated_by`;

const ADD_PUNCHES = `
insert into punch (company_id, employee_id, source, created_by, work_date, seq, kind, made_kind, at,
  place_id, place_check)
select $1, $2, $5, $3, punch."workDate", punch.seq, punch.kind, punch.kind, punch.at,
  (punch.place->>'placeId')::uuid, nullif(punch.place->>'check', 'free')
from jsonb_to_recordset($6::jsonb) as punch ("workDate" date, seq int, kind text, at timestamptz, place jsonb)`;
