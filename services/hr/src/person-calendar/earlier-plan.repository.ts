import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { SCHEDULE_PLAN, SHIFT_PLAN } from './company-plans.repository.js';

/** Keeps what a shift or schedule said before a change, so that the days before it stay planned as they were. */
@Injectable()
export class EarlierPlans {
  constructor(private readonly db: TenantDb) {}

  /** Inside `TenantDb.run` only, before the change. */
  async keep(table: 'shift' | 'schedule', id: string): Promise<void> {
    const plan = table === 'shift' ? SHIFT_PLAN : SCHEDULE_PLAN;
    await this.db.current().query(
      `insert into earlier_plan (company_id, record_id, valid_from, plan)
       select r.company_id, r.id, coalesce(r.valid_from, '-infinity'), ${plan} from ${table} r where r.company_id = $1 and r.id = $2`,
      [this.db.currentCompanyId(), id],
    );
  }
}
