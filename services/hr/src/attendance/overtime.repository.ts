import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { Between } from 'typeorm';
import { AttendanceDayEntity } from './attendance-day.entity.js';
import { OvertimeEntity } from './overtime.entity.js';
import type { DayRange } from './wall-clock.rules.js';

/** What was worked and what was asked, for who decides. */
export interface OvertimeFacts extends Pick<OvertimeEntity, 'id' | 'workDate' | 'minutes' | 'reason'> {
  workedMin: number;
  overtimeMin: number;
  needsReview: boolean;
}

/** Inside `TenantDb.run` only. */
@Injectable()
export class OvertimeRepository {
  constructor(private readonly db: TenantDb) {}

  /** The dates of a person whose overtime waits for a decision. */
  async listAsked(employeeId: string, { from, to }: DayRange): Promise<string[]> {
    const found = await this.rows.find({
      select: { workDate: true },
      where: { employeeId, workDate: Between(from, to), state: 'pending' },
    });
    return found.map(({ workDate }) => workDate);
  }

  async add(asked: Partial<OvertimeEntity>): Promise<OvertimeEntity> {
    const companyId = this.db.currentCompanyId();
    return this.rows.save(this.rows.create({ ...asked, companyId, state: 'pending' }));
  }

  /** Locked until the transaction ends. */
  async lock(id: string): Promise<OvertimeEntity | null> {
    return this.rows.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async decide(
    { id, version }: OvertimeEntity,
    to: Pick<OvertimeEntity, 'state' | 'decidedAt' | 'decidedBy'>,
  ): Promise<void> {
    await this.rows.update(
      { companyId: this.db.currentCompanyId(), id },
      { ...to, version: version + 1, updatedAt: () => 'now()', updatedBy: to.decidedBy },
    );
  }

  /** Writes how much of a day's overtime is approved. */
  async approve(
    { employeeId, workDate }: Pick<OvertimeEntity, 'employeeId' | 'workDate'>,
    minutes: number,
    by: string | null,
  ): Promise<void> {
    await this.db
      .current()
      .getRepository(AttendanceDayEntity)
      .update(
        { companyId: this.db.currentCompanyId(), employeeId, workDate },
        { overtimeApprovedMin: minutes, updatedAt: () => 'now()', updatedBy: by },
      );
  }

  async listFacts(ids: readonly string[]): Promise<OvertimeFacts[]> {
    return this.db.current().query<OvertimeFacts[]>(READ_FACTS, [this.db.currentCompanyId(), ids]);
  }

  private get rows() {
    return this.db.current().getRepository(OvertimeEntity);
  }
}

const READ_FACTS = `
select o.id, o.work_date::text as "workDate", o.minutes, o.reason, coalesce(d.worked_min, 0) as "workedMin",
  coalesce(d.overtime_min, 0) as "overtimeMin", coalesce(d.needs_review, false) as "needsReview"
from overtime_request o left join attendance_day d on d.company_id = o.company_id and d.employee_id = o.employee_id
  and d.work_date = o.work_date
where o.company_id = $1 and o.id = any($2::uuid[])`;
