import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** What the decider of a request should know. */
export interface LeaveFactsRow {
  ref: string;
  employeeId: string;
  type: string;
  from: string;
  to: string;
  days: number;
  unpaid: number;
  reason: string | null;
  /** The amounts are hours. */
  hourly: boolean;
  /** The sum of the ledger; null where no balance is kept. */
  balance: number | null;
}

/** The leave in days of a person over all types that keep a balance, in the leave year of a date. */
export interface LeaveTotals {
  employeeId: string;
  total: number;
  taken: number;
}

/** Facts about leave of several people at once. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveFacts {
  constructor(private readonly db: TenantDb) {}

  async list(refs: string[]): Promise<Map<string, LeaveFactsRow>> {
    const rows = await this.db.current().query<LeaveFactsRow[]>(
      `select r.id as ref, r.employee_id as "employeeId", t.name as type, r.from_date::text as "from",
         r.to_date::text as "to", r.days::float8 as days, r.unpaid_days::float8 as unpaid, r.reason,
         r.start_time is not null as hourly,
         case when t.quota is null or not t.paid then null else (
           select coalesce(sum(l.days), 0)::float8 from leave_ledger l
           where l.company_id = r.company_id and l.employee_id = r.employee_id and l.type_id = r.type_id
         ) end as balance
       from leave_request r join leave_type t on t.company_id = r.company_id and t.id = r.type_id
       where r.company_id = $1 and r.id = any($2)`,
      [this.db.currentCompanyId(), refs],
    );
    return new Map(rows.map((row) => [row.ref, row]));
  }

  /** Credits and days taken of the lots that a person can use in the leave years around a moment. */
  listTotals(employeeIds: readonly string[], at: Date): Promise<LeaveTotals[]> {
    return this.db.current().query<LeaveTotals[]>(
      `with held as (
         select l.employee_id, l.days + coalesce((
             select sum(u.days) from leave_ledger u
             where u.company_id = l.company_id and u.employee_id = l.employee_id and u.type_id = l.type_id
               and u.lot_id = l.id and u.kind in ('accrual', 'adjust', 'grant')), 0) as days, coalesce((
             select -sum(u.days) from leave_ledger u
             where u.company_id = l.company_id and u.employee_id = l.employee_id and u.type_id = l.type_id
               and u.lot_id = l.id and u.kind in ('take', 'restore')), 0) as taken
         from leave_ledger l join leave_type t on t.company_id = l.company_id and t.id = l.type_id
           join employee e on e.company_id = l.company_id and e.id = l.employee_id
         where l.company_id = $1 and l.employee_id = any($2) and l.days > 0 and l.lot_id is null
           and l.kind in ('grant', 'accrual', 'carryIn', 'adjust')
           and l.effective_on <= $3::timestamptz::date and coalesce(l.expires_on, $3::timestamptz::date) >= $3::timestamptz::date
           and not t.archived and t.unit <> 'hour' and (
             not exists (select from leave_policy p where p.company_id = l.company_id and not p.archived
               and (p.employment_type is null or p.employment_type = e.employment_type)
               and (p.department_id is null or p.department_id = e.department_id))
             or exists (select from leave_policy p where p.company_id = l.company_id and not p.archived
               and (p.employment_type is null or p.employment_type = e.employment_type)
               and (p.department_id is null or p.department_id = e.department_id) and t.id = any(p.type_ids)))
       )
       select employee_id as "employeeId", sum(days)::float8 as total, sum(taken)::float8 as taken
       from held group by 1`,
      [this.db.currentCompanyId(), employeeIds, at],
    );
  }
}
