import { EMPLOYEE, HR_ERRORS, dayIn, monthStart } from '@atrium/contracts';
import { AppError, LiveEvents } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ATTENDANCE_READ } from '../people-scope.policy.js';
import {
  AttendanceRepository,
  type Attendee,
  type ClockReading,
  type JudgedPunch,
  type PunchOrigin,
} from './attendance.repository.js';
import { AttendancePlans } from './attendance-plans.service.js';
import { applyPunch, type NewPunch, type PunchPlan } from './attendance.rules.js';
import { aroundDays } from './attribution.rules.js';
import { DAY_MS, type DayRecord } from './day-record.rules.js';
import { asksPosition, judgePlace, type HeldPlace, type PunchSpot } from './punch-place.rules.js';

interface Placed {
  /** All examined days, in their new state. */
  known: DayRecord[];

  /** The changed days. */
  days: DayRecord[];
  punches: JudgedPunch[];
}

export interface Recorded extends ClockReading {
  /** That placed the punches. */
  plan: PunchPlan;
}

/** The only code that stores punches, one or many at a time. */
@Injectable()
export class PunchRecorder {
  constructor(
    private readonly attendance: AttendanceRepository,
    private readonly plans: AttendancePlans,
    private readonly live: LiveEvents,
  ) {}

  /**
   * Records punches in order of time, all or none. Inside `TenantDb.run` only.
   * @param employee locked
   * @returns the open day and those around the punches in their new state
   * @throws {AppError} EMPLOYEE_ARCHIVED, ALREADY_CLOCKED_IN, NOT_CLOCKED_IN, ALREADY_ON_BREAK, NOT_ON_BREAK, DAY_FULL
   * when the work date has its 24 hours, OUTSIDE_LOCATION, POSITION_NEEDED
   */
  async record(
    employee: Attendee,
    punches: [NewPunch, ...NewPunch[]],
    origin: PunchOrigin,
  ): Promise<Recorded> {
    const [first] = punches;
    const last = punches.at(-1) ?? first;
    const range = aroundDays(dayIn(first.at, employee.timezone), dayIn(last.at, employee.timezone));
    const today = dayIn(last.at, employee.timezone);
    const month = { from: monthStart(today), to: today };
    const clock = await this.attendance.readClock(employee.id, { around: range, month });
    const plan = await this.plans.of(employee, range.from, range.to);
    const free = placeAll(clock.known, punches, { archived: employee.archivedAt !== null, plan });
    const placed = origin.spot ? judged(free, clock.places, origin.spot) : free;
    await this.attendance.savePunches(employee.id, placed, origin);
    await this.invalidate(employee);
    return {
      plan,
      minutes: clock.minutes,
      places: clock.places,
      known: placed.known,
      punches: [...clock.punches, ...placed.punches],
    };
  }

  private async invalidate({ userId }: Attendee): Promise<void> {
    const board = { type: 'invalidate' as const, tags: ['AttendanceBoard' as const] };
    const own = { type: 'invalidate' as const, tags: [...OWN_TAGS] };
    await this.live.publishAll([
      { event: board, audience: { check: ATTENDANCE_READ } },
      ...(userId ? [{ event: own, audience: { users: [userId] } }] : []),
    ]);
  }
}

/** Cached data of the person's own pages. */
const OWN_TAGS = ['AttendanceDay', 'NextStep', 'Badge'] as const;

/** Says of clocking in and out whether it is at a place of work; a day that was clocked elsewhere is to be looked at. */
function judged(placed: Placed, places: HeldPlace[], spot: PunchSpot): Placed {
  const place = judgePlace(places, spot);
  const needsPlace = placed.punches.some(({ kind }) => kind === 'in' || kind === 'out');
  if (!needsPlace || place.check === 'free') return placed;
  if (place.check === 'refused') {
    const unknown = !spot.position && asksPosition(places, spot.address);
    throw new AppError(unknown ? HR_ERRORS.POSITION_NEEDED : HR_ERRORS.OUTSIDE_LOCATION);
  }
  const punches = placed.punches.map((punch) => ({ ...punch, place }));
  if (place.check === 'inside') return { ...placed, punches };
  const dates = new Set(punches.map(({ workDate }) => workDate));
  const mark = (day: DayRecord) => (dates.has(day.workDate) ? { ...day, needsReview: true } : day);
  return { known: placed.known.map(mark), days: placed.days.map(mark), punches };
}

/** Of the days of years, those that a punch can concern: the open one, and those within two days in any time zone. */
function near(days: ReadonlyMap<string, DayRecord>, at: Date, open: DayRecord | undefined): DayRecord[] {
  const dates = [-2, -1, 0, 1, 2].map((step) => new Date(at.getTime() + step * DAY_MS));
  const around = dates.map((date) => days.get(date.toISOString().slice(0, 10)));
  return [...new Set([open, ...around])].filter((day) => day !== undefined);
}

function placeAll(
  known: DayRecord[],
  punches: NewPunch[],
  { archived, plan }: { archived: boolean; plan: PunchPlan },
): Placed {
  const days = new Map(known.map((day) => [day.workDate, day]));
  const changed = new Map<string, DayRecord>();
  const placed: JudgedPunch[] = [];
  let open = known.find(({ state }) => state !== 'out');
  for (const punch of punches) {
    if (archived && punch.kind === 'in') throw new AppError(EMPLOYEE.errors.EMPLOYEE_ARCHIVED);
    const outcome = applyPunch(near(days, punch.at, open), punch, plan);
    if (outcome.refused) throw new AppError(outcome.refused);
    for (const day of outcome.days) {
      days.set(day.workDate, day);
      changed.set(day.workDate, day);
      if (day.state !== 'out') open = day;
      else if (open?.workDate === day.workDate) open = undefined;
    }
    placed.push(outcome.punch);
  }
  return { known: [...days.values()], days: [...changed.values()], punches: placed };
}
