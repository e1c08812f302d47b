import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { sumOf, toDays, type Hundredths } from './leave-amount.rules.js';
import type { CountedDate } from './leave-count.rules.js';
import { partOn, type LeaveSpan } from './leave-span.rules.js';

export interface PastRequest {
  span: LeaveSpan;
  reason: string | null;
  dates: readonly CountedDate[];
  unpaid: ReadonlyMap<string, Hundredths>;
}

/** Writes many requests of one person at once. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveHistoryRepository {
  constructor(private readonly db: TenantDb) {}

  async add(
    employeeId: string,
    past: readonly PastRequest[],
    { at, by }: { at: Date; by: string },
  ): Promise<void> {
    const column = <Value>(read: (each: PastRequest) => Value) => past.map(read);
    await this.query(
      `insert into leave_request (company_id, employee_id, submitted_at, submitted_by, id, type_id, from_date, to_date,
         start_part, end_part, days, unpaid_days, reason, state)
       select $1, $2, $3, $4, * from unnest($5::uuid[], $6::uuid[], $7::date[], $8::date[], $9::text[], $10::text[],
         $11::numeric[], $12::numeric[], $13::text[], $14::text[])`,
      [
        employeeId,
        at,
        by,
        column(({ span }) => span.id),
        column(({ span }) => span.type),
        column(({ span }) => span.from),
        column(({ span }) => span.to),
        column(({ span }) => span.startPart),
        column(({ span }) => span.endPart),
        column(({ dates }) => toDays(sumOf(dates, ({ fraction }) => fraction))),
        column(({ unpaid }) => toDays(sumOf([...unpaid.values()], (amount) => amount))),
        column(({ reason }) => reason),
        column(({ span }) => span.state),
      ],
    );
    await this.addDates(employeeId, past);
  }

  private async addDates(employeeId: string, past: readonly PastRequest[]): Promise<void> {
    const rows = past.flatMap(({ span, dates, unpaid }) =>
      dates.map(({ date, fraction, why }) => ({ span, date, fraction, why, unpaid: unpaid.get(date) ?? 0 })),
    );
    await this.query(
      `insert into leave_request_date (company_id, employee_id, request_id, date, fraction, unpaid, why, part)
       select $1, $2, * from unnest($3::uuid[], $4::date[], $5::numeric[], $6::numeric[], $7::text[], $8::text[])`,
      [
        employeeId,
        rows.map(({ span }) => span.id),
        rows.map(({ date }) => date),
        rows.map(({ fraction }) => toDays(fraction)),
        rows.map(({ unpaid }) => toDays(unpaid)),
        rows.map(({ why }) => why),
        rows.map(({ span, date }) => partOn(span, date)),
      ],
    );
  }

  private async query(sql: string, values: unknown[]): Promise<void> {
    await this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
