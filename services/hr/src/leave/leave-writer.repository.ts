import type { LeaveLedgerKind, RequestState } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { toDays, type Hundredths } from './leave-amount.rules.js';
import type { CountedDate } from './leave-count.rules.js';
import { LeavePages } from './leave-pages.service.js';
import { covers, partOn, type LeaveSpan } from './leave-span.rules.js';

export interface LedgerDraft {
  employeeId: string;
  typeId: string;
  kind: LeaveLedgerKind;
  amount: Hundredths;
  /** What of a credit was above the largest balance. */
  lost?: Hundredths;
  effectiveOn: string;
  expiresOn?: string | null;
  lotId?: string | null;
  requestId?: string | null;
  /** Unique; a second row for the same is left out. */
  sourceRef: string;
  reason?: string | null;
  createdBy: string | null;
}

export interface RequestDraft extends Omit<LeaveSpan, 'id'> {
  employeeId: string;
  startTime: string | null;
  endTime: string | null;
  amount: Hundredths;
  unpaid: Hundredths;
  reason: string | null;
  overrideReason: string | null;
  submittedAt: Date;
  submittedBy: string | null;
}

/** Writes requests, their dates and the ledger. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveWriter {
  constructor(
    private readonly db: TenantDb,
    private readonly pages: LeavePages,
  ) {}

  async addRequest(draft: RequestDraft): Promise<string> {
    const [row] = await this.query<{ id: string }>(
      `insert into leave_request (company_id, employee_id, type_id, from_date, to_date, start_part, end_part,
         start_time, end_time, days, unpaid_days, reason, override_reason, state, submitted_at, submitted_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning id`,
      [
        this.db.currentCompanyId(),
        draft.employeeId,
        draft.type,
        draft.from,
        draft.to,
        draft.startPart,
        draft.endPart,
        draft.startTime,
        draft.endTime,
        toDays(draft.amount),
        toDays(draft.unpaid),
        draft.reason,
        draft.overrideReason,
        draft.state,
        draft.submittedAt,
        draft.submittedBy,
      ],
    );
    await this.pages.invalidate([draft.employeeId]);
    return row?.id ?? '';
  }

  async attach(id: string, documentFileId: string): Promise<void> {
    await this.query('update leave_request set document_file_id = $3 where company_id = $1 and id = $2', [
      this.db.currentCompanyId(),
      id,
      documentFileId,
    ]);
  }

  /** @param to ends it before its last date */
  async setState(
    id: string,
    state: RequestState,
    { to, at }: { to: string | null; at: Date },
  ): Promise<void> {
    const rows = await this.query<{ employeeId: string }>(
      `with changed as (update leave_request set state = $3, decided_at = $4, version = version + 1,
         to_date = least($5, to_date), end_part = case
           when $5 >= to_date or $5::date is null then end_part when $5 = from_date then start_part else 'full' end
       where company_id = $1 and id = $2 returning employee_id)
       select employee_id as "employeeId" from changed`,
      [this.db.currentCompanyId(), id, state, at, to],
    );
    await this.pages.invalidate(rows.map(({ employeeId }) => employeeId));
  }

  /** Replaces the dates of a request, and its total with them. */
  async setDates(
    span: LeaveSpan & { employeeId: string },
    dates: readonly CountedDate[],
    unpaid: ReadonlyMap<string, Hundredths>,
  ): Promise<void> {
    const company = this.db.currentCompanyId();
    await this.query('delete from leave_request_date where company_id = $1 and request_id = $2', [
      company,
      span.id,
    ]);
    await this.query(
      `insert into leave_request_date (company_id, request_id, employee_id, date, fraction, unpaid, why, part)
       select $1, $2, $3, * from unnest($4::date[], $5::numeric[], $6::numeric[], $7::text[], $8::text[])`,
      [
        company,
        span.id,
        span.employeeId,
        dates.map(({ date }) => date),
        dates.map(({ fraction }) => toDays(fraction)),
        dates.map(({ date }) => toDays(unpaid.get(date) ?? 0)),
        dates.map(({ why }) => why),
        dates.map(({ date }) => (covers(span, date) ? partOn(span, date) : 'full')),
      ],
    );
    await this.query(
      `update leave_request r set days = d.days, unpaid_days = d.unpaid from (
         select coalesce(sum(fraction), 0) as days, coalesce(sum(unpaid), 0) as unpaid
         from leave_request_date where company_id = $1 and request_id = $2) d
       where r.company_id = $1 and r.id = $2`,
      [company, span.id],
    );
    await this.pages.invalidate([span.employeeId]);
  }

  /** Adds rows; those whose source is there already are left out. @returns how many were added */
  async post(drafts: readonly LedgerDraft[]): Promise<number> {
    if (drafts.length === 0) return 0;
    const column = <Value>(read: (draft: LedgerDraft) => Value) => drafts.map(read);
    const rows = await this.query(
      `insert into leave_ledger (company_id, employee_id, type_id, kind, days, effective_on, expires_on, lot_id,
         request_id, source_ref, reason, created_by, lost)
       select $1, * from unnest($2::uuid[], $3::uuid[], $4::text[], $5::numeric[], $6::date[], $7::date[], $8::uuid[],
         $9::uuid[], $10::text[], $11::text[], $12::uuid[], $13::numeric[])
       on conflict on constraint leave_ledger_source do nothing returning id`,
      [
        this.db.currentCompanyId(),
        column(({ employeeId }) => employeeId),
        column(({ typeId }) => typeId),
        column(({ kind }) => kind),
        column(({ amount }) => toDays(amount)),
        column(({ effectiveOn }) => effectiveOn),
        column(({ expiresOn }) => expiresOn ?? null),
        column(({ lotId }) => lotId ?? null),
        column(({ requestId }) => requestId ?? null),
        column(({ sourceRef }) => sourceRef),
        column(({ reason }) => reason ?? null),
        column(({ createdBy }) => createdBy),
        column(({ lost }) => toDays(lost ?? 0)),
      ],
    );
    await this.pages.invalidate(column(({ employeeId }) => employeeId));
    return rows.length;
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, values);
  }
}
