import type { TaxQuarter, TaxQuarterStatement, TaxStatementFile } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { RULE_LINES } from '../payroll/pay-line.rules.js';
import type { FiledChallan, TaxedMonth, TaxedPerson } from './tax-statement.types.js';

interface Months {
  from: string;
  to: string;
}

export interface QuarterPlace {
  taxYear: number;
  quarter: TaxQuarter;
}

export interface StatementTaking extends QuarterPlace {
  file: TaxStatementFile;
  name: string;
  hash: string;
  by: string;
  at: Date;
}

export interface TakenStatement {
  file: TaxStatementFile;
  hash: string;
  at: Date;
  by: string | null;
}

/** Takings of a quarter that its page shows. */
const MOST_TAKINGS = 100;

/** Tax that was deducted and deposited. Inside `TenantDb.run` only. */
@Injectable()
export class TaxStatementRepository {
  constructor(private readonly db: TenantDb) {}

  /** Of locked payslips, by name and month; a reversal counts against what it reverses. */
  listPayments({ from, to }: Months, employeeIds: readonly string[] | null = null): Promise<TaxedMonth[]> {
    const values = [this.db.currentCompanyId(), from, to, RULE_LINES.incomeTax, employeeIds];
    return this.db.current().query<TaxedMonth[]>(PAYMENTS, values);
  }

  listPeople({ from, to }: Months, employeeIds: readonly string[] | null = null): Promise<TaxedPerson[]> {
    const values = [this.db.currentCompanyId(), from, to, employeeIds];
    return this.db.current().query<TaxedPerson[]>(PEOPLE, values);
  }

  listChallans({ taxYear, quarter }: QuarterPlace): Promise<FiledChallan[]> {
    const values = [this.db.currentCompanyId(), taxYear, quarter];
    return this.db.current().query<FiledChallan[]>(CHALLANS, values);
  }

  listOpenRuns({ from, to }: Months): Promise<TaxQuarterStatement['openRuns']> {
    const values = [this.db.currentCompanyId(), from, to];
    return this.db.current().query<TaxQuarterStatement['openRuns']>(OPEN_RUNS, values);
  }

  async add({ taxYear, quarter, file, name, hash, by, at }: StatementTaking): Promise<void> {
    const values = [this.db.currentCompanyId(), taxYear, quarter, file, name, hash, by, at];
    await this.db
      .current()
      .query(
        'insert into tax_statement_file (company_id, tax_year, quarter, file, name, hash, taken_by, taken_at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
        values,
      );
  }

  /** The latest first. */
  listTaken({ taxYear, quarter }: QuarterPlace): Promise<TakenStatement[]> {
    const values = [this.db.currentCompanyId(), taxYear, quarter, MOST_TAKINGS];
    return this.db.current().query<TakenStatement[]>(TAKEN, values);
  }
}

const PAYMENTS = `
select s.employee_id as "employeeId", max(s.name) as name, max(s.code) as code, s.month,
  sum(s.gross)::float8 as gross, sum(s.tax)::float8 as tax
from (select p.employee_id, p.name, p.code, p.sort_name, p.month, p.gross,
    (select coalesce(sum((l->>'amount')::numeric), 0) from jsonb_array_elements(p.lines) l where l->>'code' = $4) as tax
  from pay_slip p where p.company_id = $1 and p.month between $2 and $3 and p.frozen
    and ($5::uuid[] is null or p.employee_id = any($5::uuid[]))) s
group by s.employee_id, s.month order by max(s.sort_name), s.employee_id, s.month`;

const PEOPLE = `
select s."employeeId", s.name, s.code, s."groupId"
from (select distinct on (p.employee_id) p.employee_id as "employeeId", p.name, p.code, p.sort_name, r.group_id as "groupId"
  from pay_slip p join pay_run r on r.company_id = p.company_id and r.id = p.run_id
  where p.company_id = $1 and p.month between $2 and $3 and p.frozen
    and ($4::uuid[] is null or p.employee_id = any($4::uuid[]))
  order by p.employee_id, p.month desc, p.id desc) s
order by s.sort_name, s."employeeId"`;

const CHALLANS = `
select bsr_code as "bsrCode", paid_on::text as "paidOn", serial, tax::float8 as tax, interest::float8 as interest,
  fee::float8 as fee
from tax_challan where company_id = $1 and tax_year = $2 and quarter = $3 and not archived
order by paid_on, bsr_code, serial`;

const OPEN_RUNS = `
select r.id, r.kind, r.month, g.name as "group"
from pay_run r join pay_group g on g.company_id = r.company_id and g.id = r.group_id
where r.company_id = $1 and r.month between $2 and $3 and r.state not in ('locked', 'partlyPaid', 'paid', 'discarded')
order by r.month, g.sort_name, r.id`;

const TAKEN = `
select f.file, f.hash, f.taken_at as at, p.first_name || ' ' || p.last_name as by
from tax_statement_file f left join person p on p.company_id = f.company_id and p.id = f.taken_by
where f.company_id = $1 and f.tax_year = $2 and f.quarter = $3 order by f.taken_at desc, f.id desc limit $4`;
