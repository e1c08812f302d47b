import {
  ROSTER_ERRORS,
  addDays,
  type ErrorDefinition,
  type RosterChange,
  type RosterPlan,
} from '@atrium/contracts';
import type { CalendarDate } from '../person-calendar/person-calendar.rules.js';
import type { Shift } from '../person-calendar/shift.rules.js';
import { assign, DEFAULT_MIN_REST_MIN, type AssignedShift } from './assign.rules.js';

/** What is known of a person's dates around the changes. */
export interface RosterFacts {
  /** As planned now, by the roster or the schedule. */
  on: (employeeId: string, date: string) => CalendarDate | undefined;
  rostered: (employeeId: string, date: string) => RosterPlan;
  /** As the schedule alone says. */
  scheduled: (employeeId: string, date: string) => Shift | null;
  /** Of a shift that is not archived. */
  shift: (id: string, date: string) => Shift | undefined;
  /** The first day that may still be changed. */
  today: string;
}

export interface RosterFault {
  change: RosterChange;
  refusal: ErrorDefinition;
}

/** Sorts changes into those that can be made together, and those that cannot, each with its reason. */
export function judgeChanges(
  changes: readonly RosterChange[],
  facts: RosterFacts,
): { made: RosterChange[]; faults: RosterFault[] } {
  const planned = new Map(changes.map((change) => [keyOf(change.employeeId, change.date), change]));
  const shiftOn = (employeeId: string, date: string): Shift | null => {
    const change = planned.get(keyOf(employeeId, date));
    if (!change) return facts.on(employeeId, date)?.shift ?? null;
    if (change.plan === 'schedule') return facts.scheduled(employeeId, date);
    return change.plan === 'off' ? null : (facts.shift(change.plan, date) ?? null);
  };
  const judged = changes.map((change) => ({ change, refusal: refusalOf(change, facts, shiftOn) }));
  return {
    made: judged.flatMap(({ change, refusal }) => (refusal ? [] : [change])),
    faults: judged.flatMap(({ change, refusal }) => (refusal ? [{ change, refusal }] : [])),
  };
}

function refusalOf(
  { employeeId, date, was, plan }: RosterChange,
  facts: RosterFacts,
  shiftOn: (employeeId: string, date: string) => Shift | null,
): ErrorDefinition | null {
  const day = facts.on(employeeId, date);
  if (date < facts.today) return ROSTER_ERRORS.ROSTER_IN_PAST;
  if (!day?.joined) return ROSTER_ERRORS.ROSTER_NOT_EMPLOYED;
  if (facts.rostered(employeeId, date) !== was) return ROSTER_ERRORS.ROSTER_CHANGED;
  if (plan !== 'off' && plan !== 'schedule' && !facts.shift(plan, date))
    return ROSTER_ERRORS.ROSTER_SHIFT_GONE;
  const near = besides(date, (other) => shiftOn(employeeId, other));
  const shift = shiftOn(employeeId, date);
  return shift && overlaps({ date, shift }, near, day.timezone) ? ROSTER_ERRORS.ROSTER_OVERLAP : null;
}

/** Whether somebody rests less than they should before or after the shift of a date. */
export function isShortRest(
  date: string,
  timezone: string,
  shiftOn: (date: string) => Shift | null,
): boolean {
  const shift = shiftOn(date);
  if (!shift) return false;
  const found = assign({ date, shift }, besides(date, shiftOn), {
    timezone,
    minRestMin: DEFAULT_MIN_REST_MIN,
  });
  return 'ok' in found && found.warning !== null;
}

function overlaps(asked: AssignedShift, near: AssignedShift[], timezone: string): boolean {
  return 'error' in assign(asked, near, { timezone, minRestMin: DEFAULT_MIN_REST_MIN });
}

function besides(date: string, shiftOn: (date: string) => Shift | null): AssignedShift[] {
  return [addDays(date, -1), addDays(date, 1)].flatMap((other) => {
    const shift = shiftOn(other);
    return shift ? [{ date: other, shift }] : [];
  });
}

const keyOf = (employeeId: string, date: string) => `${employeeId} ${date}`;
