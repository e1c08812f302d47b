import { REQUISITION_REASON_LABELS } from '@atrium/contracts';
import { AppError, type SignedInUser } from '@atrium/platform';
import { words } from '@atrium/reach';
import { Records } from '@atrium/records';
import {
  RequestKind,
  type ApprovalStep,
  type RequestContext,
  type RequestOutcome,
  type RequestRecord,
} from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { OpeningRepository } from './opening.repository.js';
import { Openings } from './openings.service.js';
import { REQUISITIONS, type RequisitionRow, type RequisitionSteps } from './requisition.record.js';

export const HIRING_KIND = 'hiring';

/** Somebody asks to hire: HR agrees, which makes one opening, on hold. */
@Injectable()
export class HiringRequests extends RequestKind {
  override readonly key = HIRING_KIND;
  override readonly remote = 'hr';
  override readonly title = words('Requested Hiring');
  override readonly icon = 'user-plus';
  private readonly requisitions: RequisitionSteps;

  constructor(
    records: Records,
    private readonly openings: Openings,
    private readonly found: OpeningRepository,
  ) {
    super();
    this.requisitions = records.of(REQUISITIONS);
  }

  override steps(): Promise<ApprovalStep[]> {
    return Promise.resolve([{ who: 'hr' }]);
  }

  override async context(requests: readonly RequestRecord[]): Promise<Map<string, RequestContext>> {
    const rows = await this.requisitions.rows.readAll(requests.map(({ ref }) => ref));
    const others = await this.found.countOpen(rows.flatMap(({ designationId }) => designationId ?? []));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return new Map(
      requests.map(({ id, ref }) => {
        const row = byId.get(ref);
        const open = row?.designationId ? (others.get(row.designationId) ?? 0) : 0;
        return [id, row ? contextOf(row, open) : { facts: [], warnings: [] }];
      }),
    );
  }

  /** @throws {AppError} TRANSITION_REFUSED, REQUISITION_OFFERS when people have offers already */
  override async effect(
    { ref }: RequestRecord,
    outcome: RequestOutcome,
    by: SignedInUser | null,
  ): Promise<void> {
    if (outcome === 'cutShort') throw new AppError('TRANSITION_REFUSED');
    const { openingId } = await this.requisitions.rows.read(ref);
    if (openingId !== null) await this.openings.lock(openingId);
    const before = await this.requisitions.rows.lock(ref);
    if (before.state !== (outcome === 'cancelled' ? 'approved' : 'pending'))
      throw new AppError('TRANSITION_REFUSED');
    await this.requisitions.table.change(before, { state: outcome }, by?.id ?? null);
    const steps = {
      approved: 'approve',
      declined: 'decline',
      withdrawn: 'withdraw',
      cancelled: 'cancel',
    } as const;
    await this.requisitions.record({ step: steps[outcome], by, id: ref, before });
    if (outcome === 'approved') await this.openings.make(before, by);
    if (outcome === 'cancelled' && openingId !== null) await this.openings.drop(openingId, by);
  }
}

function contextOf(row: RequisitionRow, open: number): RequestContext {
  const money = (amount: number) => ({ type: 'money', amount, currency: 'INR' }) as const;
  return {
    facts: [
      { label: words('Seats'), value: { type: 'number', number: row.seats }, inRow: true },
      { label: words('Needed by'), value: { type: 'date', date: row.neededBy }, inRow: true },
      { label: words('Budget from, a year'), value: money(row.budgetMin) },
      { label: words('Budget to, a year'), value: money(row.budgetMax) },
      {
        label: words('Reason'),
        value: { type: 'words', words: { id: REQUISITION_REASON_LABELS[row.reason], values: {} } },
      },
      { label: words('Other openings of the designation'), value: { type: 'number', number: open } },
      ...(row.description
        ? [{ label: words('Description'), value: { type: 'text' as const, text: row.description } }]
        : []),
    ],
    warnings: [],
  };
}
