import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** What somebody has of a type, and what their waiting requests would take of it. */
export interface SheetBalance {
  employeeId: string;
  typeId: string;
  balance: number;
  reserved: number;
}

export interface SheetPerson {
  id: string;
  code: string;
  name: string;
  department: string | null;
  total: number;
}

/** Balances of many people in one statement. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveSheets {
  constructor(private readonly db: TenantDb) {}

  /** As the page of each person shows them for the date. */
  listBalances(employeeIds: readonly string[], asOf: string): Promise<SheetBalance[]> {
    return this.query(BALANCES, [employeeIds, asOf]);
  }

  /** Everybody who works here, by name. */
  listPeople(search: string, { after, limit }: { after: number; limit: number }): Promise<SheetPerson[]> {
    const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return this.query(PEOPLE, [pattern, limit, after]);
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}

/** Rows of lots that have ended, or not begun, do not count; days below zero always do. */
const BALANCES = `
with held as (
  select l.employee_id, l.type_id, sum(l.days) as days
  from leave_ledger l
    left join leave_ledger lot on lot.company_id = l.company_id and lot.employee_id = l.employee_id
      and lot.type_id = l.type_id and lot.id = coalesce(l.lot_id, case when l.days > 0
        and l.kind in ('grant', 'accrual', 'carryIn', 'adjust') then l.id end)
  where l.company_id = $1 and l.employee_id = any($2::uuid[])
    and case when lot.id is null then l.kind in ('take', 'restore') or l.effective_on <= $3::date
      else lot.effective_on <= $3::date and coalesce(lot.expires_on >= $3::date, true) end
  group by 1, 2
), asked as (
  select employee_id, type_id, sum(days - unpaid_days) as days
  from leave_request where company_id = $1 and employee_id = any($2::uuid[]) and live and state = 'pending'
  group by 1, 2
)
select coalesce(held.employee_id, asked.employee_id) as "employeeId", coalesce(held.type_id, asked.type_id) as "typeId",
  coalesce(held.days, 0)::float8 as balance, coalesce(asked.days, 0)::float8 as reserved
from held full join asked on asked.employee_id = held.employee_id and asked.type_id = held.type_id`;

const PEOPLE = `
select e.id, e.code, e.first_name || ' ' || e.last_name as name, e.department, (count(*) over ())::int as total
from employee e
where e.company_id = $1 and not e.archived and (e.code ilike $2 or e.first_name || ' ' || e.last_name ilike $2)
order by e.sort_name, e.id limit $3 offset $4`;
