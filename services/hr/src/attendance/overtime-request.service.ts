import { CORRECTION_ERRORS } from '@atrium/contracts';
import { AppError, Clock, LiveEvents, notFound, type SignedInUser } from '@atrium/platform';
import { words, type Said } from '@atrium/reach';
import {
  RequestKind,
  type ApprovalStep,
  type RequestContext,
  type RequestFact,
  type RequestOutcome,
  type RequestRecord,
} from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { AttendanceLockRepository } from './attendance-lock.repository.js';
import { AttendanceRepository } from './attendance.repository.js';
import { publishCorrection } from './correction.events.js';
import { OvertimeRepository, type OvertimeFacts } from './overtime.repository.js';

export const OVERTIME_REQUEST = 'overtime';

/** Overtime, as whoever leads the person approves it. */
@Injectable()
export class OvertimeRequests extends RequestKind {
  override readonly key = OVERTIME_REQUEST;
  override readonly remote = 'hr';
  override readonly title = words('Overtime approval');
  override readonly icon = 'clock-plus';
  override readonly conditions = { days: false, minutes: true };

  constructor(
    private readonly clock: Clock,
    private readonly overtime: OvertimeRepository,
    private readonly attendance: AttendanceRepository,
    private readonly locks: AttendanceLockRepository,
    private readonly live: LiveEvents,
  ) {
    super();
  }

  override steps(): Promise<ApprovalStep[]> {
    return Promise.resolve([{ who: 'manager' }]);
  }

  override async context(requests: readonly RequestRecord[]): Promise<Map<string, RequestContext>> {
    const found = await this.overtime.listFacts(requests.map(({ ref }) => ref));
    const byId = new Map(found.map((facts) => [facts.id, facts]));
    return new Map(
      requests.map(({ id, ref, state }) => {
        const facts = byId.get(ref);
        return [id, facts ? contextOf(facts, state === 'pending') : { facts: [], warnings: [] }];
      }),
    );
  }

  /** @throws {AppError} DAY_LOCKED, TRANSITION_REFUSED: overtime has no part that could be cut off */
  override async effect(
    { ref }: RequestRecord,
    outcome: RequestOutcome,
    by: SignedInUser | null,
  ): Promise<void> {
    if (outcome === 'cutShort') throw new AppError('TRANSITION_REFUSED');
    const asked = await this.overtime.lock(ref);
    const employee = asked && (await this.attendance.lockEmployee({ id: asked.employeeId }));
    if (!asked || !employee) throw notFound();
    const { workDate } = asked;
    if (outcome === 'approved') {
      const locks = await this.locks.list({ from: workDate, to: workDate });
      if (locks.length > 0) throw new AppError(CORRECTION_ERRORS.DAY_LOCKED);
    }
    const decidedBy = by?.id ?? null;
    await this.overtime.decide(asked, { state: outcome, decidedAt: this.clock.now(), decidedBy });
    if (outcome !== 'withdrawn')
      await this.overtime.approve(asked, outcome === 'approved' ? asked.minutes : 0, decidedBy);
    await publishCorrection(this.live, employee.userId);
  }

  override async lockedUntil({ from, to }: RequestRecord): Promise<string | null> {
    if (from === null || to === null) return null;
    const locks = await this.locks.list({ from, to });
    return locks.at(-1)?.to ?? null;
  }
}

function contextOf(
  { workDate, minutes, reason, workedMin, overtimeMin, needsReview }: OvertimeFacts,
  waits: boolean,
): RequestContext {
  const facts: RequestFact[] = [
    { label: words('Work date'), value: { type: 'date', date: workDate } },
    { label: words('Worked that day'), value: { type: 'minutes', minutes: workedMin } },
    { label: words('Overtime worked'), value: { type: 'minutes', minutes: overtimeMin } },
    { label: words('Overtime asked for'), value: { type: 'minutes', minutes } },
    { label: words('Reason'), value: { type: 'text', text: reason } },
  ];
  const warnings: Said[] = [];
  if (waits && needsReview) warnings.push(words('The day has to be looked at: its clock-out is missing.'));
  if (waits && minutes > overtimeMin)
    warnings.push(words('The day was corrected since: it has less overtime than asked for.'));
  return { facts, warnings };
}
