import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** The overtime of the demo company's past months, which was approved when those months were paid. */
@Injectable()
export class OvertimeDemo {
  constructor(private readonly db: TenantDb) {}

  /** Inside `TenantDb.run` only. */
  async approve(admin: SignedInUser): Promise<void> {
    await this.db.current().query(APPROVE, [this.db.currentCompanyId(), admin.id]);
  }
}

const APPROVE = `
update attendance_day set overtime_approved_min = overtime_min, updated_by = $2
where company_id = $1 and overtime_min > 0 and work_date < date_trunc('month', now())::date`;
