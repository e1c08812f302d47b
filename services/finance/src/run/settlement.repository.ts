import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface OpenSettlementRow {
  id: string;
  /** Neither submitted nor decided. */
  isUndecided: boolean;
}

/** The settlement of somebody that is not paid. Inside `TenantDb.run` only. */
@Injectable()
export class SettlementRepository {
  constructor(private readonly db: TenantDb) {}

  async findOpen(employeeId: string): Promise<OpenSettlementRow | null> {
    const [row] = await this.db
      .current()
      .query<OpenSettlementRow[]>(OPEN, [this.db.currentCompanyId(), employeeId]);
    return row ?? null;
  }
}

const OPEN = `
select id, state in ('draft', 'computed') as "isUndecided" from pay_run
where company_id = $1 and employee_id = $2 and kind = 'fullAndFinal' and state not in ('paid', 'discarded')
order by month desc limit 1`;
