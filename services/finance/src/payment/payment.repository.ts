import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { NewPayment, Payment, PaymentBatch } from './payment.types.js';

/** Who was paid by a run, how, and what came back. Inside `TenantDb.run` only. */
@Injectable()
export class PaymentRepository {
  constructor(private readonly db: TenantDb) {}

  async addAll(
    payments: readonly NewPayment[],
    { runId, fileId, paidOn, by, at }: PaymentBatch,
  ): Promise<void> {
    const values = [this.db.currentCompanyId(), runId, fileId, paidOn, by, at, JSON.stringify(payments)];
    await this.db.current().query(ADD, values);
  }

  /** The oldest first. */
  listOf(runId: string): Promise<Payment[]> {
    return this.db.current().query<Payment[]>(PAYMENTS, [this.db.currentCompanyId(), runId]);
  }

  /** What was sent is paid. */
  async settle(fileId: string, paidOn: string): Promise<void> {
    await this.db
      .current()
      .query(
        `update pay_payment set state = 'paid', paid_on = $3 where company_id = $1 and file_id = $2 and state = 'sent'`,
        [this.db.currentCompanyId(), fileId, paidOn],
      );
  }

  async sendBack(id: string, { reason, by, at }: { reason: string; by: string; at: Date }): Promise<void> {
    await this.db.current().query(
      `update pay_payment set state = 'returned', reason = $3, paid_on = null, returned_by = $4, returned_at = $5
         where company_id = $1 and id = $2`,
      [this.db.currentCompanyId(), id, reason, by, at],
    );
  }

  /** Whether somebody is in a bank file that the bank has not answered. */
  async isSent(runId: string, employeeId: string): Promise<boolean> {
    const rows = await this.db
      .current()
      .query<unknown[]>(
        `select from pay_payment where company_id = $1 and run_id = $2 and employee_id = $3 and state = 'sent'`,
        [this.db.currentCompanyId(), runId, employeeId],
      );
    return rows.length > 0;
  }

  /** Payslips of people in one state. */
  listSlips(
    { runId, state }: { runId: string; state: 'locked' | 'paid' },
    employeeIds: readonly string[],
  ): Promise<{ id: string; version: number }[]> {
    return this.db.current().query<{ id: string; version: number }[]>(
      `select id, version from pay_slip
         where company_id = $1 and run_id = $2 and employee_id = any($3::uuid[]) and state = $4`,
      [this.db.currentCompanyId(), runId, employeeIds, state],
    );
  }

  /** Payslips of people of whom none is held, which are not marked as paid yet. */
  listSettled(runId: string): Promise<{ id: string; version: number }[]> {
    return this.db
      .current()
      .query<{ id: string; version: number }[]>(SETTLED, [this.db.currentCompanyId(), runId]);
  }

  /** Whether anybody of a run is paid, and whether anybody is still to be. */
  async progress(runId: string): Promise<PaymentProgress> {
    const [found] = await this.db
      .current()
      .query<[PaymentProgress]>(PROGRESS, [this.db.currentCompanyId(), runId]);
    return found;
  }
}

export interface PaymentProgress {
  hasPaid: boolean;
  hasUnpaid: boolean;
  /** The last day on which somebody was paid. */
  paidOn: string | null;
}

const PROGRESS = `
select exists (select from pay_slip p where p.company_id = $1 and p.run_id = $2 and p.state = 'paid') as "hasPaid",
  exists (select from pay_slip p where p.company_id = $1 and p.run_id = $2
    group by p.employee_id having sum(p.net) > 0 and bool_or(p.state = 'locked') and not bool_or(p.state = 'held'))
    as "hasUnpaid",
  (select max(p.paid_on)::text from pay_slip p where p.company_id = $1 and p.run_id = $2) as "paidOn"`;

const SETTLED = `
select p.id, p.version from pay_slip p
where p.company_id = $1 and p.run_id = $2 and p.state = 'locked' and not exists (select from pay_slip h
  where h.company_id = p.company_id and h.run_id = p.run_id and h.employee_id = p.employee_id and h.state = 'held')`;

const ADD = `
insert into pay_payment (company_id, id, run_id, employee_id, way, file_id, amount, reference, state, paid_on, made_by,
  made_at)
select $1, p.id, $2, p."employeeId", case when $3::uuid is null then 'cash' else 'bank' end, $3, p.amount, p.reference,
  case when $4::date is null then 'sent' else 'paid' end, $4, $5, $6
from jsonb_to_recordset($7::jsonb) as p(id uuid, "employeeId" uuid, amount bigint, reference text)`;

const PAYMENTS = `
select y.id, y.employee_id as "employeeId", y.way, y.file_id as "fileId", y.amount, y.state, y.reason,
  p.first_name || ' ' || p.last_name as "returnedBy"
from pay_payment y left join person p on p.company_id = y.company_id and p.id = y.returned_by
where y.company_id = $1 and y.run_id = $2 order by y.made_at, y.id`;
