import type { LoanEntry } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { NewLoanEntry } from './pay-loan.types.js';

/** Of a loan `l`: what is left. */
export const BALANCE = `select coalesce(sum(n.amount), 0)::bigint as balance from pay_loan_entry n
  where n.company_id = l.company_id and n.loan_id = l.id`;

const REVERSED = `exists (select from pay_loan_entry v where v.company_id = n.company_id and v.loan_id = n.loan_id
  and v.slip_id = n.slip_id and v.kind = 'reversal')`;

/** Of a loan `l`: the newest payslip that asked for an instalment, and what of that it could not deduct. */
export const LAST_INSTALMENT = `select n.month, n.asked + n.amount as rest from pay_loan_entry n
  where n.company_id = l.company_id and n.loan_id = l.id and n.kind = 'instalment' and not ${REVERSED}
  order by n.month desc, n.id desc limit 1`;

/** What happens to the balances of loans; nothing of it changes any more. Inside `TenantDb.run` only. */
@Injectable()
export class PayLoanEntries {
  constructor(private readonly db: TenantDb) {}

  async add({ loanId, kind, amount, day, note, by }: NewLoanEntry): Promise<void> {
    await this.db.current().query(
      `insert into pay_loan_entry (company_id, loan_id, kind, amount, day, note, created_by)
         values ($1, $2, $3, $4, $5, $6, $7)`,
      [this.db.currentCompanyId(), loanId, kind, amount, day, note, by],
    );
  }

  /** Of loans that a file brings: what each is given with. */
  async giveAll(loanIds: readonly string[], { day, by }: Pick<NewLoanEntry, 'day' | 'by'>): Promise<void> {
    await this.db.current().query(
      `insert into pay_loan_entry (company_id, loan_id, kind, amount, day, created_by)
         select company_id, id, 'given', amount, $3, $4 from pay_loan where company_id = $1 and id = any($2::uuid[])`,
      [this.db.currentCompanyId(), loanIds, day, by],
    );
  }

  /** Of loans that an undo closes: what is left of them. */
  async takeBack(loanIds: readonly string[], { day, by }: Pick<NewLoanEntry, 'day' | 'by'>): Promise<void> {
    await this.db.current().query(TAKE_BACK, [this.db.currentCompanyId(), loanIds, day, by]);
  }

  /** What the payslips of a run deduct. Done again, nothing is deducted twice. */
  async take(runId: string, { day, by }: Pick<NewLoanEntry, 'day' | 'by'>): Promise<void> {
    await this.db.current().query(TAKE, [this.db.currentCompanyId(), runId, day, by]);
  }

  /** What a payslip has deducted is owed again. */
  async reverse(slipId: string, { day, by }: Pick<NewLoanEntry, 'day' | 'by'>): Promise<void> {
    await this.db.current().query(REVERSE, [this.db.currentCompanyId(), slipId, day, by]);
  }

  /** What a correction leaves on loans that are closed is not to be paid back either. */
  async writeOffClosed(runId: string, { day, by }: Pick<NewLoanEntry, 'day' | 'by'>): Promise<void> {
    await this.db.current().query(WRITE_OFF_CLOSED, [this.db.currentCompanyId(), runId, day, by]);
  }

  /** Of each loan, the newest first. */
  async listOf(loanIds: readonly string[]): Promise<Map<string, LoanEntry[]>> {
    const rows = await this.db
      .current()
      .query<(LoanEntry & { loanId: string })[]>(ENTRIES, [this.db.currentCompanyId(), loanIds]);
    const found = new Map<string, LoanEntry[]>();
    for (const { loanId, ...entry } of rows) found.set(loanId, [...(found.get(loanId) ?? []), entry]);
    return found;
  }
}

const TAKE = `
insert into pay_loan_entry (company_id, loan_id, kind, amount, asked, month, slip_id, day, created_by)
select p.company_id, (t ->> 'id')::uuid, case when p.kind = 'fullAndFinal' then 'settlement' else 'instalment' end,
  -(t ->> 'taken')::bigint, (t ->> 'asked')::bigint, p.month, p.id, $3, $4
from pay_slip p cross join lateral jsonb_array_elements(coalesce(p.memory -> 'loans', '[]')) t
where p.company_id = $1 and p.run_id = $2 and p.kind <> 'reversal'
on conflict do nothing`;

const REVERSE = `
insert into pay_loan_entry (company_id, loan_id, kind, amount, month, slip_id, day, created_by)
select n.company_id, n.loan_id, 'reversal', -n.amount, n.month, n.slip_id, $3, $4 from pay_loan_entry n
where n.company_id = $1 and n.slip_id = $2 and n.kind in ('instalment', 'settlement')
on conflict do nothing`;

const TAKE_BACK = `
insert into pay_loan_entry (company_id, loan_id, kind, amount, day, created_by)
select l.company_id, l.id, 'writtenOff', -b.balance, $3, $4 from pay_loan l cross join lateral (${BALANCE}) b
where l.company_id = $1 and l.id = any($2::uuid[]) and b.balance > 0`;

const WRITE_OFF_CLOSED = `
insert into pay_loan_entry (company_id, loan_id, kind, amount, day, created_by)
select l.company_id, l.id, 'writtenOff', -b.balance, $3, $4 from pay_loan l cross join lateral (${BALANCE}) b
where l.company_id = $1 and l.archived and b.balance > 0 and l.employee_id in
  (select p.employee_id from pay_slip p where p.company_id = $1 and p.run_id = $2)`;

const ENTRIES = `
select n.loan_id as "loanId", n.id, n.kind, n.amount, n.asked, n.month, n.day::text as day, n.note,
  (sum(n.amount) over (partition by n.loan_id order by n.id))::bigint as "left"
from pay_loan_entry n where n.company_id = $1 and n.loan_id = any($2::uuid[]) order by n.loan_id, n.id desc`;
