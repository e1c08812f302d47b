import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TAX_YEAR } from './pay-claim.record.js';

export interface OfferedComponent {
  id: string;
  name: string;
  needsProof: boolean;
  yearlyLimit: number | null;
  usedInYear: number;
}

/** What people claim. Inside `TenantDb.run` only. */
@Injectable()
export class PayClaimRepository {
  constructor(private readonly db: TenantDb) {}

  /** What somebody can claim, with what they have claimed of it in the tax year of a day. */
  listComponents(employeeId: string, day: string): Promise<OfferedComponent[]> {
    return this.query(COMPONENTS, [employeeId, day]);
  }

  /** The newest ones of somebody. */
  async listIds(employeeId: string, most: number): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      'select id from pay_claim where company_id = $1 and employee_id = $2 order by id desc limit $3',
      [employeeId, most],
    );
    return rows.map(({ id }) => id);
  }

  async findOwner(id: string): Promise<{ employeeId: string; userId: string | null } | null> {
    const [row] = await this.query<{ employeeId: string; userId: string | null }>(
      `select c.employee_id as "employeeId", e.user_id as "userId" from pay_claim c
         join employee_entry e on e.company_id = c.company_id and e.id = c.employee_id
       where c.company_id = $1 and c.id = $2`,
      [id],
    );
    return row ?? null;
  }

  async countWaiting(): Promise<number> {
    const [row] = await this.query<{ count: number }>(
      `select count(*)::int as count from pay_claim where company_id = $1 and state = 'submitted'`,
      [],
    );
    return row?.count ?? 0;
  }

  /** Whether somebody's payslip of a month is submitted or later, so that nothing is added to it. */
  async isPastAdding(employeeId: string, month: string): Promise<boolean> {
    const rows = await this.query<unknown>(
      `select from pay_slip p join pay_run r on r.company_id = p.company_id and r.id = p.run_id
       where p.company_id = $1 and p.employee_id = $2 and p.month = $3 and p.kind in ('regular', 'fullAndFinal')
         and r.state in ('submitted', 'approved', 'locked', 'paid') limit 1`,
      [employeeId, month],
    );
    return rows.length > 0;
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}

const COMPONENTS = `
select y.id, y.name, y.needs_proof as "needsProof", y.yearly_limit as "yearlyLimit",
  coalesce((select sum(u.amount)::bigint from pay_claim u where u.company_id = y.company_id and u.employee_id = $2
    and u.type_id = y.id and ${TAX_YEAR('u.spent_on')} = ${TAX_YEAR('$3')}
    and u.state in ('submitted', 'approved')), 0)::bigint as "usedInYear"
from claim_type y where y.company_id = $1 and not y.archived order by y.sort_name`;
