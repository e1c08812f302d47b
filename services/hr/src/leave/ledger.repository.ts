import type { LeaveLedger } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { Hundredths } from './leave-amount.rules.js';

/** What people of a company have of one type. */
export interface HeldLeave {
  employeeId: string;
  name: string;
  joiningDate: string;
  departmentId: string | null;
  employmentType: string;
  /** The sum of all rows. */
  balance: Hundredths;
}

/** Reads and closes the ledger of many people at once. Inside `TenantDb.run` only. */
@Injectable()
export class LedgerRepository {
  constructor(private readonly db: TenantDb) {}

  /** The date in the company's zone. */
  async today(at: Date): Promise<string> {
    const [row] = await this.query<{ today: string }>(
      'select ($2::timestamptz at time zone timezone)::date::text as today from company where id = $1',
      [at],
    );
    return row?.today ?? at.toISOString().slice(0, 10);
  }

  /** The newest rows first. */
  async list(employeeId: string, typeId: string): Promise<LeaveLedger['items']> {
    const rows = await this.query<LeaveLedger['items'][number] & { at: Date }>(
      `select id, kind, days::float8 as days, effective_on::text as "effectiveOn", expires_on::text as "expiresOn",
         reason, created_at as at
       from leave_ledger where company_id = $1 and employee_id = $2 and type_id = $3 order by id desc limit 500`,
      [employeeId, typeId],
    );
    return rows.map(({ at, ...row }) => ({ ...row, createdAt: at.toISOString() }));
  }

  /** Everybody who works here, with the sum of what they have of a type. */
  async listHeld(typeId: string): Promise<HeldLeave[]> {
    const people = await this.query<Omit<HeldLeave, 'balance'>>(
      `select e.id as "employeeId", e.first_name || ' ' || e.last_name as name, e.joining_date::text as "joiningDate",
         e.department_id as "departmentId", e.employment_type as "employmentType"
       from employee e where e.company_id = $1 and not e.archived order by e.sort_name, e.id`,
      [],
    );
    const sums = await this.query<{ employeeId: string; balance: Hundredths }>(
      `select employee_id as "employeeId", (sum(days) * 100)::int as balance from leave_ledger
       where company_id = $1 and type_id = $2 group by 1`,
      [typeId],
    );
    // Put together here: right after many rows were written, the database plans a join of the two as if there were few.
    const balances = new Map(sums.map(({ employeeId, balance }) => [employeeId, balance]));
    return people.map((person) => ({ ...person, balance: balances.get(person.employeeId) ?? 0 }));
  }

  /** The sources of a type's rows that begin with a word, such as what the accrual has posted since a date. */
  async listSources(typeId: string, kind: string, since: string): Promise<Set<string>> {
    const rows = await this.query<{ source: string }>(
      `select source_ref as source from leave_ledger
       where company_id = $1 and type_id = $2 and kind = $3 and effective_on >= $4`,
      [typeId, kind, since],
    );
    return new Set(rows.map(({ source }) => source));
  }

  /**
   * Closes the lots whose last usable date has passed, except while a request that may use them is not decided.
   * @returns how many were closed
   */
  async expire(today: string): Promise<number> {
    const rows = await this.query(
      `insert into leave_ledger (company_id, employee_id, type_id, kind, days, effective_on, lot_id, source_ref)
       select $1, l.employee_id, l.type_id, 'carryExpiry', -(l.days + coalesce(u.days, 0)), l.expires_on + 1, l.id,
         'expiry ' || l.id || ' ' || coalesce(u.closed, 0)
       from leave_ledger l left join lateral (
           select sum(used.days) as days, count(*) filter (where used.kind = 'carryExpiry') as closed
           from leave_ledger used
           where used.company_id = l.company_id and used.employee_id = l.employee_id and used.type_id = l.type_id
             and used.lot_id = l.id
         ) u on true
       where l.company_id = $1 and l.expires_on < $2 and l.lot_id is null and l.days > 0
         and l.days + coalesce(u.days, 0) > 0
         and not exists (
           select from leave_request r where r.company_id = l.company_id and r.employee_id = l.employee_id
             and r.type_id = l.type_id and r.state = 'pending' and r.from_date <= l.expires_on)
       on conflict on constraint leave_ledger_source do nothing returning id`,
      [today],
    );
    return rows.length;
  }

  /** Which of some sources have rows. */
  async listKnown(sources: readonly string[]): Promise<Set<string>> {
    const rows = await this.query<{ source: string }>(
      'select source_ref as source from leave_ledger where company_id = $1 and source_ref = any($2)',
      [sources.map((source) => `${source} 0`)],
    );
    return new Set(rows.map(({ source }) => source.slice(0, -2)));
  }

  /** By person, what of a type's lots was left when they ended on a date. */
  async listEnded(typeId: string, lastDay: string): Promise<Map<string, Hundredths>> {
    const rows = await this.query<{ employeeId: string; amount: Hundredths }>(
      `select l.employee_id as "employeeId", (sum(l.days + coalesce(u.days, 0)) * 100)::int as amount
       from leave_ledger l left join (
           select lot_id, sum(days) as days from leave_ledger
           where company_id = $1 and type_id = $2 and lot_id is not null and kind <> 'carryExpiry' group by 1
         ) u on u.lot_id = l.id
       where l.company_id = $1 and l.type_id = $2 and l.expires_on = $3 and l.lot_id is null and l.days > 0
       group by 1`,
      [typeId, lastDay],
    );
    return new Map(rows.map(({ employeeId, amount }) => [employeeId, amount]));
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
