import {
  ROSTER_ERRORS,
  SHIFT_REQUEST_ERRORS,
  type ErrorDefinition,
  type RequestFigure,
  type ShiftPreview,
  type ShiftStay,
} from '@atrium/contracts';
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
import { AttendanceRepository } from '../attendance/attendance.repository.js';
import { publishCorrection } from '../attendance/correction.events.js';
import { DayLocks } from '../day-lock/day-locks.service.js';
import { LeaveRepository } from '../leave/leave.repository.js';
import { ShiftDays } from './shift-days.service.js';
import type { ShiftRequestEntity } from './shift-request.entity.js';
import { ShiftRequestRepository } from './shift-request.repository.js';
import { changedDates } from './shift-request.rules.js';
import { ShiftRoster } from './shift-roster.service.js';

export const SHIFT_REQUEST = 'shiftRequest';

/** Requests for other shifts, as whoever leads the person decides them; an approved one is written into the roster. */
@Injectable()
export class ShiftRequestKind extends RequestKind {
  override readonly key = SHIFT_REQUEST;
  override readonly remote = 'hr';
  override readonly title = words('Shift request');
  override readonly icon = 'calendar-repeat';
  override readonly conditions = { days: true, minutes: false };

  constructor(
    private readonly clock: Clock,
    private readonly requests: ShiftRequestRepository,
    private readonly days: ShiftDays,
    private readonly roster: ShiftRoster,
    private readonly people: AttendanceRepository,
    private readonly locks: DayLocks,
    private readonly leave: LeaveRepository,
    private readonly live: LiveEvents,
  ) {
    super();
  }

  override steps(): Promise<ApprovalStep[]> {
    return Promise.resolve([{ who: 'manager' }]);
  }

  override async context(requests: readonly RequestRecord[]): Promise<Map<string, RequestContext>> {
    const found = await this.requests.listByIds(requests.map(({ ref }) => ref));
    const days = await this.days.of(found);
    const shifts = await this.requests.listShifts(found.map(({ shiftId }) => shiftId));
    const refusals = await this.refusalsOf(requests, days);
    const byId = new Map(found.map((asked) => [asked.id, asked]));
    return new Map(
      requests.map(({ id, ref, state }) => {
        const asked = byId.get(ref);
        if (!asked) return [id, { facts: [], warnings: [] }];
        const shift = shifts.find((each) => each.id === asked.shiftId);
        const refusal = refusals.get(id);
        const given = { days: days.get(asked) ?? [], after: shift ? sayShift(shift) : '', refusal };
        return [
          id,
          state === 'pending' ? waiting(asked, given) : { facts: decided(asked, given), warnings: [] },
        ];
      }),
    );
  }

  /** @throws {AppError} TRANSITION_REFUSED, DAY_LOCKED, SHIFT_CHANGES_NOTHING, a code of ROSTER_ERRORS */
  override async effect(
    { ref }: RequestRecord,
    outcome: RequestOutcome,
    by: SignedInUser | null,
  ): Promise<void> {
    const asked = await this.requests.lock(ref);
    const employee = asked && (await this.people.lockEmployee({ id: asked.employeeId }));
    if (!asked || !employee) throw notFound();
    // What was written into the roster is changed there; it goes by itself with somebody who leaves.
    if (outcome === 'cutShort' || (by && outcome === 'cancelled')) throw new AppError('TRANSITION_REFUSED');
    if (by && outcome === 'approved') {
      // Leave that is approved at the same moment is seen, or sees the shift.
      await this.leave.lockPerson(employee.id);
      await this.give(by, asked);
    }
    await this.requests.decide(asked, {
      state: outcome,
      decidedAt: this.clock.now(),
      decidedBy: by?.id ?? null,
    });
    await publishCorrection(this.live, employee.userId);
  }

  override async lockedUntil({ from, to }: RequestRecord): Promise<string | null> {
    return from !== null && to !== null && (await this.locks.meet(from, to)) ? to : null;
  }

  /** Why approving would be refused, by the request's id. */
  private async refusalsOf(
    requests: readonly RequestRecord[],
    days: ReadonlyMap<ShiftRequestEntity, ShiftPreview['days']>,
  ): Promise<Map<string, Said>> {
    const pending = new Map(
      requests.flatMap(({ id, ref, state }) => (state === 'pending' ? [[ref, id]] : [])),
    );
    const waits = [...days].flatMap(([{ id, employeeId, shiftId }, each]) => {
      const request = pending.get(id);
      return request === undefined ? [] : { request, employeeId, shiftId, dates: changedDates(each) };
    });
    const changing = waits.filter(({ dates }) => dates.length > 0);
    const refused = await this.roster.refusals(changing);
    return new Map(
      waits.flatMap((asked) => {
        const said = sayRefusal(asked.dates, refused.get(asked));
        return said ? [[asked.request, said] as const] : [];
      }),
    );
  }

  private async give(by: SignedInUser, asked: ShiftRequestEntity): Promise<void> {
    const dates = changedDates((await this.days.of([asked])).get(asked) ?? []);
    const [first, last] = [dates[0], dates.at(-1)];
    if (first === undefined || last === undefined)
      throw new AppError(SHIFT_REQUEST_ERRORS.SHIFT_CHANGES_NOTHING);
    await this.locks.refuse(first, last);
    await this.roster.give(by, { ...asked, dates });
  }
}

interface Given {
  days: ShiftPreview['days'];
  /** The shift that is asked for. */
  after: string;
  /** Why approving would be refused. */
  refusal: Said | undefined;
}

const sayShift = ({ name, start, end }: { name: string; start: string; end: string }): string =>
  `${name}, ${start}–${end}`;

const text = (said: string) => ({ type: 'text' as const, text: said });

const STAYS: Record<ShiftStay, Said> = {
  past: words('Already past'),
  begun: words('Started already'),
  notEmployed: words('Not employed then'),
  off: words('Days off, which stay'),
  holiday: words('Holidays, which stay'),
  leave: words('On leave, which stays'),
  same: words('Planned so already'),
};

function sayRefusal(dates: readonly string[], refusal: ErrorDefinition | undefined): Said | null {
  if (dates.length === 0) return words('None of these days would change now.');
  if (!refusal) return null;
  return refusal === ROSTER_ERRORS.ROSTER_SHIFT_GONE
    ? words('It cannot be approved: the shift is archived.')
    : words('It cannot be approved: the shift overlaps the one of the day before or after.');
}

/** What stands now beside what would stand, and how many of the days stay as they are. */
function waiting(asked: ShiftRequestEntity, { days, after, refusal }: Given): RequestContext {
  const changed = days.filter(({ stays }) => stays === null);
  const before = [...new Set(changed.map((day) => (day.before ? sayShift(day.before) : '–')))].join('; ');
  const shift: RequestFigure = { type: 'change', before: text(before || '–'), after: text(after) };
  const facts: RequestFact[] = [
    ...daysOf(asked),
    { label: words('Shift'), value: shift, inRow: true },
    { label: words('Days that change'), value: { type: 'days', days: changed.length }, inRow: true },
  ];
  for (const stay of Object.keys(STAYS) as ShiftStay[]) {
    const count = days.filter(({ stays }) => stays === stay).length;
    if (count > 0) facts.push({ label: STAYS[stay], value: { type: 'days', days: count } });
  }
  const partly = changed.filter(({ partLeave }) => partLeave).length;
  if (partly > 0) facts.push({ label: words('Partly on leave'), value: { type: 'days', days: partly } });
  facts.push({ label: words('Reason'), value: text(asked.reason) });
  return { facts, warnings: refusal ? [refusal] : [] };
}

const decided = (asked: ShiftRequestEntity, { after }: Given): RequestFact[] => [
  ...daysOf(asked),
  { label: words('Shift'), value: text(after), inRow: true },
  { label: words('Reason'), value: text(asked.reason) },
];

const daysOf = ({ fromDay, toDay }: ShiftRequestEntity): RequestFact[] => [
  { label: words('First day'), value: { type: 'date', date: fromDay } },
  { label: words('Last day'), value: { type: 'date', date: toDay } },
];
