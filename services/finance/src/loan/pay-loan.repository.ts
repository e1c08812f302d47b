import type { PayRunKind } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { DueLoan, LaterLoan, PresentLoan } from './pay-loan.types.js';

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

  /** What payslips of a month leave to later ones, by person. */
  async listLater(employeeIds: readonly string[], month: string): Promise<Map<string, LaterLoan>> {
    const rows = await this.db.current().query<LaterLoan[]>(
      `select id, employee_id as "employeeId", amount from pay_loan
         where company_id = $1 and employee_id = any($2::uuid[]) and given_month = $3 and not archived`,
      [this.db.currentCompanyId(), employeeIds, month],
    );
    return new Map(rows.map((row) => [row.employeeId, row]));
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
