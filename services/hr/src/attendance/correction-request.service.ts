import { AppError, type SignedInUser } from '@atrium/platform';
import { words } from '@atrium/reach';
import {
  RequestKind,
  type ApprovalStep,
  type RequestContext,
  type RequestFact,
  type RequestOutcome,
  type RequestRecord,
  type RequestType,
} from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { AttendanceLockRepository } from './attendance-lock.repository.js';
import { CorrectionDecisions } from './correction-decision.service.js';
import type { CorrectionEntity } from './correction.entity.js';
import { CorrectionRepository } from './correction.repository.js';

export const CORRECTION_REQUEST = 'attendanceCorrection';

/** Corrections of days, as whoever leads the person decides them. */
@Injectable()
export class CorrectionRequests extends RequestKind {
  override readonly key = CORRECTION_REQUEST;
  override readonly remote = 'hr';
  override readonly title = words('Attendance correction');
  override readonly icon = 'clock';
  override readonly conditions = { days: false, minutes: true };

  constructor(
    private readonly corrections: CorrectionRepository,
    private readonly decisions: CorrectionDecisions,
    private readonly locks: AttendanceLockRepository,
  ) {
    super();
  }

  override steps(): Promise<ApprovalStep[]> {
    return Promise.resolve([{ who: 'manager' }]);
  }

  override types(): Promise<RequestType[]> {
    return Promise.resolve([
      { value: 'correction', label: words('Correction') },
      { value: 'onDuty', label: words('On duty') },
      { value: 'workFromHome', label: words('Working from home') },
    ]);
  }

  override async context(requests: readonly RequestRecord[]): Promise<Map<string, RequestContext>> {
    const found = await this.corrections.listByIds(requests.map(({ ref }) => ref));
    const byId = new Map(found.map((correction) => [correction.id, correction]));
    return new Map(
      requests.map(({ id, ref }) => {
        const correction = byId.get(ref);
        return [id, { facts: correction ? factsOf(correction) : [], warnings: [] }];
      }),
    );
  }

  /** What has replaced a day's punches stays: another correction changes it again. */
  override async effect(
    { ref }: RequestRecord,
    outcome: RequestOutcome,
    by: SignedInUser | null,
  ): Promise<void> {
    if (outcome === 'cancelled' || outcome === 'cutShort') throw new AppError('TRANSITION_REFUSED');
    await this.decisions.carryOut(ref, outcome, by?.id ?? null);
  }

  override async lockedUntil({ from, to }: RequestRecord): Promise<string | null> {
    if (from === null || to === null) return null;
    const locks = await this.locks.list({ from, to });
    return locks.at(-1)?.to ?? null;
  }
}

function factsOf({ workDate, reason, inAt, outAt }: CorrectionEntity): RequestFact[] {
  const length = inAt && outAt ? Math.floor((outAt.getTime() - inAt.getTime()) / 60_000) : null;
  return [
    { label: words('Work date'), value: { type: 'date', date: workDate } },
    ...(length === null
      ? []
      : [{ label: words('From in to out'), value: { type: 'minutes' as const, minutes: length } }]),
    { label: words('Reason'), value: { type: 'text', text: reason } },
  ];
}
