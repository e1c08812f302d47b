import type { PayFileKind } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { RULE_LINES } from '../payroll/pay-line.rules.js';
import type { FiledSlip } from './pay-file.types.js';

export interface Taking {
  runId: string;
  file: PayFileKind | 'bank';
  name: string;
  hash: string;
  by: string;
  at: Date;
}

export interface TakenFile {
  file: PayFileKind | 'bank';
  name: string;
  hash: string;
  at: Date;
  by: string | null;
}

/** Takings of a run that its page shows. */
const MOST_TAKINGS = 100;

/** The payslips of a run, for files about all of them, and who took which. Inside `TenantDb.run` only. */
@Injectable()
export class PayFileRepository {
  constructor(private readonly db: TenantDb) {}

  /** Without the explanations of their lines, which are most of a payslip. */
  list(runId: string): Promise<FiledSlip[]> {
    return this.db.current().query<FiledSlip[]>(FILED, [this.db.currentCompanyId(), runId]);
  }

  async listInsured(employeeIds: readonly string[], month: string): Promise<Set<string>> {
    const values = [this.db.currentCompanyId(), employeeIds, month, RULE_LINES.insuranceEmployer];
    const rows = await this.db.current().query<{ employeeId: string }[]>(INSURED, values);
    return new Set(rows.map(({ employeeId }) => employeeId));
  }

  async add({ runId, file, name, hash, by, at }: Taking): Promise<void> {
    await this.db
      .current()
      .query(
        'insert into pay_file (company_id, run_id, file, name, hash, taken_by, taken_at) values ($1, $2, $3, $4, $5, $6, $7)',
        [this.db.currentCompanyId(), runId, file, name, hash, by, at],
      );
  }

  /** The latest first. */
  listTaken(runId: string): Promise<TakenFile[]> {
    return this.db.current().query<TakenFile[]>(TAKEN, [this.db.currentCompanyId(), runId, MOST_TAKINGS]);
  }
}

const FILED = `
select id, employee_id as "employeeId", name, code, department, state, gross, net, paid_days::float8 as "paidDays",
  unpaid_days::float8 as "unpaidDays", titles,
  (select coalesce(jsonb_agg(jsonb_build_object('code', l.line->'code', 'kind', l.line->'kind',
      'amount', l.line->'amount', 'forMonth', l.line->'forMonth') order by l.place), '[]')
    from jsonb_array_elements(lines) with ordinality as l(line, place)) as lines
from pay_slip where company_id = $1 and run_id = $2 order by sort_name, id`;

const INSURED = `
select employee_id as "employeeId" from pay_slip
where company_id = $1 and employee_id = any($2::uuid[]) and month = $3 and frozen
  and lines @> jsonb_build_array(jsonb_build_object('code', $4::text))`;

const TAKEN = `
select f.file, f.name, f.hash, f.taken_at as at, p.first_name || ' ' || p.last_name as by
from pay_file f left join person p on p.company_id = f.company_id and p.id = f.taken_by
where f.company_id = $1 and f.run_id = $2 order by f.taken_at desc, f.id desc limit $3`;
