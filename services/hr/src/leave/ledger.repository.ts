import type { LeaveLedger } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { SINCE_EVER } from './accrual.rules.js';
import type { Hundredths } from './leave-amount.rules.js';

/** What people of a company have of one type. */
export interface HeldLeave {
  employeeId: string;
  name: string;
  joiningDate: string;
  departmentId: string | null;
  employmentType: string;
  lastWorkingDay: string | null;
  /** Has left: nothing is credited any more. */
  left: boolean;
  /** The sum of all rows. */
  balance: Hundredths;
}

/** What the accrual has of a leave year, of one person. */
interface PostedLeave {
  employeeId: string;
  /** What was credited for the year, less what was taken back. */
  given: Hundredths;
  /** That and what was lost above the largest balance, with lots of another year that are still valid in this one. */
  posted: Hundredths;
  rows: number;
}

/** A credit for one day of work, with its corrections. */
interface Credited {
  typeId: string;
  lotId: string;
  effectiveOn: string;
  rows: number;
  amount: Hundredths;
}

/** Reads and closes the ledger of many people at once. Inside `TenantDb.run` only. */
@Injectable()
export class LedgerRepository {
  constructor(private readonly db: TenantDb) {}

  /** The date in the company's zone. */
  async today(at: Date): Promise<string> {
    const [row] = await this.query<{ today: string }>(
      'select ($2::timestamptz at time zone timezone)::date::text as today from company_facts where id = $1',
      [at],
    );
    return row?.today ?? at.toISOString().slice(0, 10);
  }

  /** The newest rows first. */
  async list(employeeId: string, typeId: string): Promise<LeaveLedger['items']> {
    const rows = await this.query<Omit<LeaveLedger['items'][number], 'createdAt'> & { at: Date }>(
      `select id, kind, days::float8 as days, effective_on::text as "effectiveOn", expires_on::text as "expiresOn",
         reason, created_at as at
       from leave_ledger where company_id = $1 and employee_id = $2 and type_id = $3 order by id desc limit 500`,
      [employeeId, typeId],
    );
    return rows.map(({ at, ...row }) => ({ ...row, createdAt: at.toISOString() }));
  }

  /**
   * Everybody who works here, with the sum of what they have of a type.
   * @param given `leftSince`: also those whose last day was then or later; `only`: these people alone
   */
  async listHeld(
    typeId: string,
    given: { leftSince?: string | undefined; only?: readonly string[] | undefined } = {},
  ): Promise<HeldLeave[]> {
    const people = await this.query<Omit<HeldLeave, 'balance'>>(
      `select e.id as "employeeId", e.first_name || ' ' || e.last_name as name,
         case when e.joining_assumed then '${SINCE_EVER}' else e.joining_date::text end as "joiningDate",
         e.department_id as "departmentId", e.employment_type as "employmentType",
         e.last_working_day::text as "lastWorkingDay", e.archived as left
       from employee e where e.company_id = $1 and ($3::uuid[] is null or e.id = any($3))
         and (not e.archived or e.phase = 'exited' and e.last_working_day >= $2::date)
       order by e.sort_name, e.id`,
      [given.leftSince ?? null, given.only ?? null],
    );
    const sums = await this.query<{ employeeId: string; balance: Hundredths }>(
      `select employee_id as "employeeId", (sum(days) * 100)::int as balance from leave_ledger
       where company_id = $1 and type_id = $2 and ($3::uuid[] is null or employee_id = any($3)) group by 1`,
      [typeId, given.only ?? null],
    );
    // Put together here: right after many rows were written, the database plans a join of the two as if there were few.
    const balances = new Map(sums.map(({ employeeId, balance }) => [employeeId, balance]));
    return people.map((person) => ({ ...person, balance: balances.get(person.employeeId) ?? 0 }));
  }

  /** What was credited for a leave year, by person. */
  async listPosted(
    typeId: string,
    { start, end }: { start: string; end: string },
    only?: readonly string[],
  ): Promise<Map<string, PostedLeave>> {
    const rows = await this.query<PostedLeave>(
      `select employee_id as "employeeId", count(*)::int as rows, (sum(days + lost) * 100)::int as posted,
         (coalesce(sum(days) filter (where effective_on >= $3), 0) * 100)::int as given
       from leave_ledger
       where company_id = $1 and type_id = $2 and kind = 'accrual' and effective_on <= $4
         and (effective_on >= $3 or expires_on >= $3) and ($5::uuid[] is null or employee_id = any($5))
       group by 1`,
      [typeId, start, end, only ?? null],
    );
    return new Map(rows.map((row) => [row.employeeId, row]));
  }

  /** Those who have taken what no lot had, by type, in the order of their ids. */
  async listIndebted(typeId?: string): Promise<{ employeeId: string; typeId: string }[]> {
    return this.query(
      `select distinct employee_id as "employeeId", type_id as "typeId" from (
         select employee_id, type_id from leave_ledger
         where company_id = $1 and ($2::uuid is null or type_id = $2) and lot_id is null
           and (days < 0 or kind = 'restore')
         group by employee_id, type_id, request_id having sum(days) < 0) owed order by 1, 2`,
      [typeId ?? null],
    );
  }

  /** Those who owe days of a type, or wait for a decision about days up to a date. */
  async listWaitingOrIndebted(typeId: string, lastDay: string): Promise<string[]> {
    const owing = await this.listIndebted(typeId);
    const waiting = await this.query<{ id: string }>(
      `select distinct employee_id as id from leave_request
       where company_id = $1 and type_id = $2 and state = 'pending' and from_date <= $3`,
      [typeId, lastDay],
    );
    return [...owing.map(({ employeeId }) => employeeId), ...waiting.map(({ id }) => id)];
  }

  /** Of some people, those whose requests of a type may be paid otherwise after a credit, in the order of their ids. */
  async listUnsettled(typeId: string, employeeIds: readonly string[]): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select r.employee_id as id from leave_request r
       where r.company_id = $1 and r.type_id = $2 and r.employee_id = any($3) and r.live
         and (r.state = 'pending' or r.unpaid_days > 0 or r.days - r.unpaid_days > coalesce((
           select -sum(l.days) from leave_ledger l
           where l.company_id = r.company_id and l.employee_id = r.employee_id and l.type_id = r.type_id
             and l.request_id = r.id), 0))
       union
       select employee_id from leave_ledger
       where company_id = $1 and type_id = $2 and employee_id = any($3) and lot_id is null and days < 0
       order by 1`,
      [typeId, employeeIds],
    );
    return rows.map(({ id }) => id);
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

  /** What stands of a credit and of the rows that correct it; null when there is none. */
  async findCredit(employeeId: string, source: string): Promise<Credited | null> {
    const [row] = await this.query<Credited>(
      `select l.type_id as "typeId", l.id as "lotId", l.effective_on::text as "effectiveOn", found.rows, found.amount
       from leave_ledger l cross join lateral (
         select count(*)::int as rows, (sum(c.days) * 100)::int as amount from leave_ledger c
         where c.company_id = l.company_id and c.employee_id = l.employee_id and c.type_id = l.type_id
           and (c.source_ref = $3 or starts_with(c.source_ref, $3 || ' '))) found
       where l.company_id = $1 and l.employee_id = $2 and l.source_ref = $3`,
      [employeeId, source],
    );
    return row ?? null;
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
