import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { FiledSlip } from './pay-file.types.js';

/** The payslips of a run, for files about all of them. Inside `TenantDb.run` only. */
@Injectable()
export class PayFileRepository {
  constructor(private readonly db: TenantDb) {}

  list(runId: string): Promise<FiledSlip[]> {
    return this.db.current().query<FiledSlip[]>(FILED, [this.db.currentCompanyId(), runId]);
  }
}

const FILED = `
select id, employee_id as "employeeId", name, code, state, net, unpaid_days::float8 as "unpaidDays", lines
from pay_slip where company_id = $1 and run_id = $2 order by sort_name, id`;
