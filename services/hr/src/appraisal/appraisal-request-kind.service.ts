import { APPRAISAL, SALARY } from '@atrium/contracts';
import { AppError, DomainEvents, type SignedInUser } from '@atrium/platform';
import { words } from '@atrium/reach';
import { Records } from '@atrium/records';
import {
  RequestKind,
  type ApprovalStep,
  type RequestContext,
  type RequestFact,
  type RequestOutcome,
  type RequestRecord,
} from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import './appraisal.events.js';
import { APPRAISALS, type AppraisalRow, type AppraisalSteps } from './appraisal.record.js';
import { PayHistories, type PaidFrom } from './pay-history.service.js';

export const APPRAISAL_KIND = 'appraisal';
const LATEST = 3;
const HUNDRED = 100;

/** Somebody's pay shall rise: HR agrees, then who approves payroll. */
@Injectable()
export class AppraisalRequests extends RequestKind {
  override readonly key = APPRAISAL_KIND;
  override readonly remote = 'hr';
  override readonly title = words('Request Appraisal');
  override readonly icon = 'receipt-rupee';
  private readonly appraisals: AppraisalSteps;

  constructor(
    records: Records,
    private readonly pay: PayHistories,
    private readonly events: DomainEvents,
  ) {
    super();
    this.appraisals = records.of(APPRAISALS);
  }

  override steps(): Promise<ApprovalStep[]> {
    return Promise.resolve([{ who: 'hr' }, { who: 'permission:finance/payroll' }]);
  }

  override async context(requests: readonly RequestRecord[]): Promise<Map<string, RequestContext>> {
    const rows = await this.appraisals.rows.readAll(requests.map(({ ref }) => ref));
    const paid = await this.pay.listOf(rows.map(({ employeeId }) => employeeId));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return new Map(
      requests.map(({ id, ref }) => {
        const row = byId.get(ref);
        return [id, row ? contextOf(row, paid.get(row.employeeId) ?? []) : { facts: [], warnings: [] }];
      }),
    );
  }

  /** Nobody decides about their own pay. @throws {AppError} APPRAISAL_OWN */
  override async admit({ ref }: RequestRecord, by: SignedInUser): Promise<void> {
    const { userId } = await this.appraisals.rows.read(ref);
    if (userId === by.id) throw new AppError(APPRAISAL.errors.APPRAISAL_OWN);
  }

  /** @throws {AppError} TRANSITION_REFUSED, APPRAISAL_PAY_CHANGED */
  override async effect(
    { ref }: RequestRecord,
    outcome: RequestOutcome,
    by: SignedInUser | null,
  ): Promise<void> {
    const before = await this.appraisals.rows.lock(ref);
    const isOver = outcome === 'cutShort' || outcome === 'cancelled';
    if (isOver || before.state !== 'pending') throw new AppError('TRANSITION_REFUSED');
    const last = outcome === 'approved' ? await this.pay.lastChange(before.employeeId) : null;
    if (last !== null && before.from <= last) throw new AppError(APPRAISAL.errors.APPRAISAL_PAY_CHANGED);
    await this.appraisals.table.change(before, { state: outcome }, by?.id ?? null);
    const step = ({ approved: 'approve', declined: 'decline', withdrawn: 'withdraw' } as const)[outcome];
    await this.appraisals.record({ step, by, id: ref, before });
    if (outcome !== 'approved') return;
    const { id: appraisalId, employeeId, from, rise } = before;
    const approved = { appraisalId, employeeId, from, rise: Math.round(rise * HUNDRED) };
    await this.events.publish('hr.appraisal.approved', 1, approved);
  }
}

function contextOf(row: AppraisalRow, paid: readonly PaidFrom[]): RequestContext {
  const percent = (number: number) => ({ type: 'number', number }) as const;
  const result = row.label ?? (row.score === null ? null : String(row.score));
  const isAbove = row.guideline !== null && row.rise > row.guideline;
  return {
    facts: [
      { label: words('Employee'), value: { type: 'text', text: row.employeeName }, inRow: true },
      { label: words('Rise in percent'), value: percent(row.rise), inRow: true },
      ...(row.guideline === null
        ? []
        : [{ label: words('Guideline in percent'), value: percent(row.guideline) }]),
      { label: words('From'), value: { type: 'text', text: row.from } },
      ...(result === null
        ? []
        : [{ label: words('Result'), value: { type: 'text' as const, text: result } }]),
      { label: words('Evaluation'), value: { type: 'text', text: row.cycleName } },
      ...(row.reason ? [{ label: words('Reason'), value: { type: 'text' as const, text: row.reason } }] : []),
      ...paid.slice(-LATEST).map(payFact),
    ],
    warnings: [
      ...(isAbove ? [words('The rise is above the guideline.')] : []),
      ...(paid.length === 0
        ? [words('Payroll keeps no pay of this person, so nothing changes automatically.')]
        : []),
    ],
  };
}

/** Told to those alone who may see what people earn. */
const payFact = ({ from, ctc }: PaidFrom): RequestFact => ({
  label: words('Pay a year from {month}', { month: from }),
  value: { type: 'money', amount: ctc, currency: 'INR' },
  needs: SALARY.check('read'),
});
