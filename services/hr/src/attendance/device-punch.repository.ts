import type { PunchKind } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { PlacedPunch } from './attendance.rules.js';
import type { WhyNot } from './punch-replay.rules.js';
import type { DayRange } from './wall-clock.rules.js';

export interface StoredTouch {
  id: string;
  at: Date;
  kind: PunchKind | null;
  workDate: string | null;
  source: string;
}

/** What became of a touch. */
export interface SettledTouch {
  id: string;
  workDate: string | null;
  seq: number | null;
  kind: PunchKind | null;
  passed: WhyNot | null;
}

/** Punches whose day is decided anew. Inside `TenantDb.run` only. */
@Injectable()
export class DevicePunchRepository {
  constructor(private readonly db: TenantDb) {}

  /** The counted punches of the work dates, and what was passed over at those times. */
  async list(employeeId: string, { from, to }: DayRange): Promise<StoredTouch[]> {
    const values = [this.db.currentCompanyId(), employeeId, from, to];
    return this.db.current().query<StoredTouch[]>(LIST, values);
  }

  /** Stores new touches, at first without a day. Those that are there already stay as they are. */
  async add(employeeId: string, touches: StoredTouch[], by: string): Promise<void> {
    const values = [this.db.currentCompanyId(), employeeId, by, JSON.stringify(touches)];
    await this.db.current().query(ADD, values);
  }

  /** Takes the touches from their days, so that the days can be written anew. */
  async release(ids: readonly string[]): Promise<void> {
    await this.db.current().query(RELEASE, [this.db.currentCompanyId(), ids]);
  }

  async settle(touches: SettledTouch[]): Promise<void> {
    await this.db.current().query(SETTLE, [this.db.currentCompanyId(), JSON.stringify(touches)]);
  }

  /** Removes the days of a range that no punch belongs to any more. */
  async removeEmptyDays(employeeId: string, { from, to }: DayRange): Promise<void> {
    await this.db.current().query(REMOVE_EMPTY, [this.db.currentCompanyId(), employeeId, from, to]);
  }
}

export const settled = (id: string, { workDate, seq, kind }: PlacedPunch): SettledTouch => ({
  id,
  workDate,
  seq,
  kind,
  passed: null,
});

export const passedOver = (id: string, passed: WhyNot): SettledTouch => ({
  id,
  workDate: null,
  seq: null,
  kind: null,
  passed,
});

const LIST = `
select id, at, made_kind as kind, work_date::text as "workDate", source from punch
where company_id = $1 and employee_id = $2 and passed is distinct from 'CORRECTED'
  and (work_date between $3::date and $4::date
    or (work_date is null and at >= $3::date - interval '1 day' and at < $4::date + interval '2 days'))`;

const ADD = `
insert into punch (company_id, employee_id, source, created_by, id, kind, made_kind, at, passed)
select $1, $2, 'device', $3, touch.id, coalesce(touch.kind, 'in'), touch.kind, touch.at, 'DUPLICATE'
from jsonb_to_recordset($4::jsonb) as touch (id uuid, kind text, at timestamptz)
on conflict do nothing`;

const RELEASE = `
update punch set work_date = null, seq = null, passed = 'DUPLICATE' where company_id = $1 and id = any($2::uuid[])`;

const SETTLE = `
update punch p set work_date = touch."workDate", seq = touch.seq, kind = coalesce(touch.kind, p.kind), passed = touch.passed
from jsonb_to_recordset($2::jsonb) as touch (id uuid, "workDate" date, seq int, kind text, passed text)
where p.company_id = $1 and p.id = touch.id`;

const REMOVE_EMPTY = `
delete from attendance_day d where company_id = $1 and employee_id = $2 and work_date between $3::date and $4::date
  and not exists (select from punch p where p.company_id = $1 and p.employee_id = $2 and p.work_date = d.work_date)`;
