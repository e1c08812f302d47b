import { dayIn, type RequestFigure } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { words, type Said } from '@atrium/reach';
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
import { AttendanceLockRepository } from '../attendance/attendance-lock.repository.js';
import { DayLocks } from '../day-lock/day-locks.service.js';
import { AbsenceRepository } from './absence.repository.js';
import { LeaveFacts, type LeaveFactsRow } from './leave-facts.repository.js';
import { LeaveRecount } from './leave-recount.service.js';
import { LeaveWriter } from './leave-writer.repository.js';
import { LeaveRepository } from './leave.repository.js';

export const LEAVE_KIND = 'leave';

/** Leave as a request: who decides it, what they should know, and what a decision does to ledger and attendance. */
@Injectable()
export class LeaveRequestKind extends RequestKind {
  override readonly key = LEAVE_KIND;
  override readonly remote = 'hr';
  override readonly title = words('Leave Approval');
  override readonly cancelTitle = words('Leave Cancellation');
  override readonly icon = 'beach';
  override readonly conditions = { days: true, minutes: false };

  constructor(
    private readonly leave: LeaveRepository,
    private readonly facts: LeaveFacts,
    private readonly absences: AbsenceRepository,
    private readonly writer: LeaveWriter,
    private readonly recount: LeaveRecount,
    private readonly locks: AttendanceLockRepository,
    private readonly dayLocks: DayLocks,
    private readonly clock: Clock,
  ) {
    super();
  }

  override steps(): Promise<ApprovalStep[]> {
    return Promise.resolve([{ who: 'manager' }, { who: 'hr' }]);
  }

  override async types(): Promise<RequestType[]> {
    const types = await this.leave.listTypes();
    return types.map(({ code, name }) => ({ value: code, label: name }));
  }

  override async context(requests: readonly RequestRecord[]): Promise<Map<string, RequestContext>> {
    const rows = await this.facts.list(requests.map(({ ref }) => ref));
    const contexts = new Map<string, RequestContext>();
    for (const { id, ref } of requests) {
      const row = rows.get(ref);
      if (!row) continue;
      const employee = await this.leave.findEmployee({ id: row.employeeId });
      const away = employee ? await this.absences.listTeam(employee, row) : [];
      const names = away.map((each) => each.employee.name);
      contexts.set(id, { facts: factsOf(row, names), warnings: await this.warningsOf(row) });
    }
    return contexts;
  }

  /** @throws {AppError} DAY_LOCKED */
  override async effect(
    { ref, employeeId, from, to: last }: RequestRecord,
    outcome: RequestOutcome,
    by: SignedInUser | null,
  ): Promise<void> {
    await this.leave.lockPerson(employeeId);
    if (outcome === 'approved' && from !== null) await this.dayLocks.refuse(from, last ?? from);
    const employee = await this.leave.findEmployee({ id: employeeId });
    const at = this.clock.now();
    const to = outcome === 'cutShort' && employee ? dayIn(at, employee.timezone) : null;
    await this.writer.setState(ref, outcome === 'cutShort' ? 'taken' : outcome, { to, at });
    const span = await this.leave.find(ref);
    if (span) await this.recount.run(employeeId, [span], by);
  }

  override async lockedUntil({ from, to }: RequestRecord): Promise<string | null> {
    if (from === null || to === null) return null;
    const locks = await this.locks.list({ from, to });
    return locks.at(-1)?.to ?? null;
  }

  private async warningsOf(row: LeaveFactsRow): Promise<Said[]> {
    const below = await this.absences.listBelowMinimum(row.employeeId, row);
    return [
      ...(row.unpaid > 0 ? [words('Some of these days are unpaid.')] : []),
      ...below.map((team) => words('Team {team} falls below its minimum then.', { team })),
    ];
  }
}

function factsOf(
  { type, days, unpaid, from, to, reason, balance, hourly }: LeaveFactsRow,
  away: readonly string[],
): RequestFact[] {
  const amount = (count: number): RequestFigure =>
    hourly ? { type: 'minutes', minutes: Math.round(count * 60) } : { type: 'days', days: count };
  return [
    { label: words('Leave type'), value: { type: 'text', text: type } },
    { label: words('First day'), value: { type: 'date', date: from } },
    { label: words('Last day'), value: { type: 'date', date: to } },
    { label: hourly ? words('Leave hours') : words('Leave days'), value: amount(days), inRow: true },
    { label: hourly ? words('Unpaid hours') : words('Unpaid days'), value: amount(unpaid) },
    ...(balance === null ? [] : [{ label: words('Balance'), value: amount(balance), inRow: true as const }]),
    ...(away.length > 0 ? [{ label: words('Away then'), value: namesOf(away), inRow: true as const }] : []),
    ...(reason === null ? [] : [{ label: words('Reason'), value: { type: 'text' as const, text: reason } }]),
  ];
}

/** Names are the same in every language. */
const namesOf = (names: readonly string[]) => ({
  type: 'text' as const,
  text: [...new Set(names)].join(', '),
});
