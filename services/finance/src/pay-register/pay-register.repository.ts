import type { MakePayRegister, PayRegisterFormat, PayRegisterQuery } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { MonthSpan } from '../tax-statement/tax-quarter.rules.js';
import type { RegisteredPerson } from './pay-register.types.js';

export interface RegisterTaking extends MakePayRegister {
  name: string;
  hash: string;
  by: string;
  at: Date;
}

export interface TakenRegister {
  format: PayRegisterFormat;
  hash: string;
  at: Date;
  by: string | null;
}

const MOST_TAKINGS = 20;

/** What locked payslips come to, person by person, and who took it as a file. Inside `TenantDb.run` only. */
@Injectable()
export class PayRegisterRepository {
  constructor(private readonly db: TenantDb) {}

  list({ from, to }: MonthSpan): Promise<RegisteredPerson[]> {
    return this.db.current().query<RegisteredPerson[]>(PEOPLE, [this.db.currentCompanyId(), from, to]);
  }

  async add({ register, month, format, name, hash, by, at }: RegisterTaking): Promise<void> {
    await this.db
      .current()
      .query(
        'insert into pay_register_file (company_id, register, month, format, name, hash, taken_by, taken_at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
        [this.db.currentCompanyId(), register, month, format, name, hash, by, at],
      );
  }

  /** The latest first. */
  listTaken({ register, month }: PayRegisterQuery): Promise<TakenRegister[]> {
    const values = [this.db.currentCompanyId(), register, month, MOST_TAKINGS];
    return this.db.current().query<TakenRegister[]>(TAKEN, values);
  }
}

const PEOPLE = `
with filed as (
  select p.employee_id, p.name, p.code, p.sort_name, p.month, p.paid_days, p.gross, p.deductions, p.net, p.lines, p.titles
  from pay_slip p where p.company_id = $1 and p.month between $2 and $3 and p.frozen
), parts as (
  select f.employee_id, l.line ->> 'code' as code, l.line ->> 'kind' as kind,
    max(f.titles ->> (l.line ->> 'code')) as title, sum((l.line ->> 'amount')::numeric) as amount
  from filed f cross join lateral jsonb_array_elements(f.lines) l(line)
  where l.line ->> 'kind' <> 'figure' group by 1, 2, 3
)
select s.employee_id as id, s.name, s.code, s.paid_days::float8 as "paidDays", s.gross::bigint as gross,
  s.deductions::bigint as deductions, s.net::bigint as net,
  (select coalesce(jsonb_agg(jsonb_build_object('code', q.code, 'kind', q.kind, 'title', q.title, 'amount', q.amount)
      order by q.code), '[]') from parts q where q.employee_id = s.employee_id) as lines
from (select employee_id, max(name) as name, max(code) as code, max(sort_name) as sort_name, sum(paid_days) as paid_days,
    sum(gross) as gross, sum(deductions) as deductions, sum(net) as net from filed group by employee_id) s
order by s.sort_name, s.employee_id`;

const TAKEN = `
select f.format, f.hash, f.taken_at as at, p.first_name || ' ' || p.last_name as by
from pay_register_file f left join person p on p.company_id = f.company_id and p.id = f.taken_by
where f.company_id = $1 and f.register = $2 and f.month = $3 order by f.taken_at desc, f.id desc limit $4`;
