import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { companyGiven, inGroups, type StoredGiven } from '../assignment/followed.rules.js';
import { givenToMany, SCHEDULES_GIVEN } from '../assignment/given.rules.js';
import type { CompanyPlans, ScheduleVersion, ShiftVersion } from './schedule-plan.rules.js';

/** As the statement answers it. */
export interface StoredPlans {
  shifts: (ShiftVersion & { id: string })[] | null;
  schedules: (ScheduleVersion & { id: string })[] | null;
  given: StoredGiven[] | null;
}

/** Shifts, schedules and whom they are given to. Inside `TenantDb.run` only. */
@Injectable()
export class CompanyPlansRepository {
  constructor(private readonly db: TenantDb) {}

  /** Those that hold on some date up to `to`. */
  async upTo(to: string): Promise<CompanyPlans> {
    const given = [this.db.currentCompanyId(), to];
    const [stored] = await this.db.current().query<[StoredPlans]>(`select ${PLANS}`, given);
    return plansFrom(stored);
  }
}

export function plansFrom({ shifts, schedules, given }: StoredPlans): CompanyPlans {
  return {
    shifts: inGroups(shifts ?? [], ({ id }) => id),
    schedules: inGroups(schedules ?? [], ({ id }) => id),
    given: companyGiven(given),
  };
}

/** A plan's own row says what holds last; `earlier_plan` what held before. */
const versions = (table: string, plan: string) => `(
  select json_agg(v.plan || jsonb_build_object('id', v.id, 'from', nullif(v.valid_from, '-infinity'))
    order by v.valid_from)
  from (
    select r.id, coalesce(r.valid_from, '-infinity') as valid_from, ${plan} as plan from ${table} r
    where r.company_id = $1 and (r.valid_from is null or r.valid_from <= $2::date)
    union all
    select r.id, e.valid_from, e.plan from earlier_plan e join ${table} r on r.company_id = $1 and r.id = e.record_id
    where e.company_id = $1 and e.valid_from <= $2::date
  ) v
)`;

/** As `earlier_plan` keeps it. */
export const SHIFT_PLAN = `jsonb_build_object('name', r.name, 'start', r.start_time, 'end', r.end_time,
  'halfAt', r.half_at, 'breakMin', r.break_min, 'breakMode', r.break_mode, 'breakAfterMin', r.break_after_min,
  'windowBefore', r.window_before, 'windowAfter', r.window_after, 'autoCloseAfter', r.auto_close_after,
  'graceIn', r.grace_in, 'graceOut', r.grace_out, 'halfDayMin', r.half_day_min, 'fullDayMin', r.full_day_min,
  'overtimeFrom', r.overtime_from, 'otAfterMin', r.ot_after_min, 'countMode', r.count_mode)`;

/** As `earlier_plan` keeps it. */
export const SCHEDULE_PLAN = `jsonb_build_object('weeklyOffs', r.weekly_offs, 'shiftIds', r.shift_ids)`;

/** Columns of a statement with the company as $1 and the last date as $2. */
export const PLANS = `${versions('shift', SHIFT_PLAN)} as shifts,
  ${versions('schedule', SCHEDULE_PLAN)} as schedules, ${givenToMany(SCHEDULES_GIVEN)} as given`;
