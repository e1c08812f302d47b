import type { PayRunKind } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { DueLoan, LaterLoan, PresentLoan, SlipSpread } from './pay-loan.types.js';

/** The run that loans are read for. */
export interface LoanRun {
  month: string;
  kind: PayRunKind;
  /** The payslip that a correction reverses, as if it had deducted nothing. */
  reversesId: string | null;
}

type StoredLoan = Omit<DueLoan, 'due'>;

/** Loans as payslips count them. Inside `TenantDb.run` only. */
@Injectable()
export class PayLoanRepository {
  constructor(private readonly db: TenantDb) {}

  /** What a run deducts of people; a run between months deducts nothing. */
  async listDue(employeeIds: readonly string[], run: LoanRun): Promise<Map<string, DueLoan[]>> {
    const found = new Map<string, DueLoan[]>();
    if (run.kind === 'offCycle') return found;
    const values = [this.db.currentCompanyId(), employeeIds, run.month, run.kind, run.reversesId];
    const rows = await this.db.current().query<StoredLoan[]>(DUE, values);
    for (const row of rows) {
      const { balance, instalment, movedOn } = row;
      const due = run.kind === 'fullAndFinal' ? balance : Math.min(balance, instalment + movedOn);
      found.set(row.employeeId, [...(found.get(row.employeeId) ?? []), { ...row, due }]);
    }
    return found;
  }

  /**
   * What payslips of a run leave to later ones, by person: as somebody has chosen with them, or as it was left before. Of a
   * payslip that is reversed it is what that left, also where it is repaid or closed by now.
   */
  async listLater(
    employeeIds: readonly string[],
    run: Pick<LoanRun, 'month' | 'reversesId'> & { id: string },
  ): Promise<Map<string, LaterLoan>> {
    const values = [this.db.currentCompanyId(), employeeIds, run.month, run.id, run.reversesId];
    const rows = await this.db.current().query<LaterLoan[]>(LATER, values);
    return new Map(rows.map((row) => [row.employeeId, row]));
  }

  /** What somebody has chosen for payslips of a run, with the open loan that an earlier choice for the month made. */
  listSpreads(runId: string): Promise<(SlipSpread & { employeeId: string; formerId: string | null })[]> {
    return this.db.current().query<(SlipSpread & { employeeId: string; formerId: string | null })[]>(
      `select p.employee_id as "employeeId", (p.spread ->> 'later')::bigint as later,
         (p.spread ->> 'instalment')::bigint as instalment, p.spread ->> 'by' as by, l.id as "formerId"
       from pay_slip p left join pay_loan l on l.company_id = p.company_id and l.employee_id = p.employee_id
         and l.given_month = p.month and not l.archived
       where p.company_id = $1 and p.run_id = $2 and p.spread is not null order by p.employee_id`,
      [this.db.currentCompanyId(), runId],
    );
  }

  /** Nobody changes a loan of the run's people until its payslips are locked. */
  async hold(runId: string): Promise<void> {
    await this.db.current().query(
      `select l.id from pay_loan l where l.company_id = $1 and l.employee_id in
         (select p.employee_id from pay_slip p where p.company_id = $1 and p.run_id = $2) order by l.id for update`,
      [this.db.currentCompanyId(), runId],
    );
  }

  /**
   * Nobody else changes it until the transaction ends. Apart from reading it: whoever waits reads what was entered by then,
   * which changes nothing of the loan's own row.
   */
  async lock(id: string): Promise<void> {
    await this.db
      .current()
      .query(`select from pay_loan where company_id = $1 and id = $2 for update`, [
        this.db.currentCompanyId(),
        id,
      ]);
  }

  /** The account of whose loan it is; null: they have none. */
  async findAccount(id: string): Promise<string | null> {
    const [row] = await this.db.current().query<{ userId: string | null }[]>(
      `select e.user_id as "userId" from pay_loan l
         join employee_entry e on e.company_id = l.company_id and e.id = l.employee_id
       where l.company_id = $1 and l.id = $2`,
      [this.db.currentCompanyId(), id],
    );
    return row?.userId ?? null;
  }

  /** Nobody else changes them until the transaction ends. */
  async lockAll(ids: readonly string[]): Promise<void> {
    await this.db
      .current()
      .query(`select from pay_loan where company_id = $1 and id = any($2::uuid[]) order by id for update`, [
        this.db.currentCompanyId(),
        ids,
      ]);
  }

  /** What people have already that is not closed. */
  listPresent(employeeIds: readonly string[]): Promise<PresentLoan[]> {
    return this.db.current().query<PresentLoan[]>(
      `select employee_id as "employeeId", from_month as "fromMonth", title, amount from pay_loan
       where company_id = $1 and employee_id = any($2::uuid[]) and not archived`,
      [this.db.currentCompanyId(), employeeIds],
    );
  }

  /** One's own, the newest first. */
  async listIds(employeeId: string): Promise<string[]> {
    const rows = await this.db
      .current()
      .query<{ id: string }[]>(
        `select id from pay_loan where company_id = $1 and employee_id = $2 order by id desc`,
        [this.db.currentCompanyId(), employeeId],
      );
    return rows.map(({ id }) => id);
  }
}

/** An entry `n` that counts: not that of the payslip that is reversed. */
const COUNTS = `n.company_id = l.company_id and n.loan_id = l.id
  and (n.slip_id is null or $5::uuid is null or n.slip_id <> $5::uuid)`;

const LATER = `
select e.id as "employeeId", x.amount from unnest($2::uuid[]) e (id)
  left join pay_slip p on p.company_id = $1 and p.run_id = $4 and p.employee_id = e.id and p.kind <> 'reversal'
  left join lateral (select l.amount from pay_loan l
    where l.company_id = $1 and l.employee_id = e.id and l.given_month = $3 and (not l.archived or exists (
      select from pay_slip r where r.company_id = $1 and r.id = $5::uuid and r.lines @> '[{"code": "CLAWBACK_LATER"}]'))
    order by l.id desc limit 1) l on true
  cross join lateral (select coalesce((p.spread ->> 'later')::bigint, l.amount) as amount) x
where x.amount > 0`;

const DUE = `
select l.id, l.employee_id as "employeeId", l.title, l.instalment,
  (select coalesce(sum(n.amount), 0)::bigint from pay_loan_entry n where ${COUNTS}) as balance,
  coalesce((select n.asked + n.amount from pay_loan_entry n where ${COUNTS} and n.kind = 'instalment'
    and n.month < $3
    and not exists (select from pay_loan_entry v where v.company_id = n.company_id and v.loan_id = n.loan_id
      and v.slip_id = n.slip_id and v.kind = 'reversal')
    order by n.month desc, n.id desc limit 1), 0)::bigint as "movedOn"
from pay_loan l
where l.company_id = $1 and l.employee_id = any($2::uuid[]) and (not l.archived or $5::uuid is not null)
  and ($4::text = 'fullAndFinal' or l.from_month <= $3 and not $3 = any(l.paused_months))
  and (select coalesce(sum(n.amount), 0) from pay_loan_entry n where ${COUNTS}) > 0
order by l.id`;
