import type { PunchKind } from '@atrium/contracts';
import { withFrozen, type PunchPlan } from '../attendance/attendance.rules.js';
import { attribute } from '../attendance/attribution.rules.js';
import type { LeaveOnDate } from '../attendance/day-measure.rules.js';
import { outcomeOf, type DateFacts } from '../attendance/day-outcome.rules.js';
import { isAt, type Position, type Site } from '../attendance/geofence.rules.js';
import type { LatePolicy } from '@atrium/contracts';
import { proposeLateDeduction } from '../lateness/lateness.rules.js';
import type { NightWindow } from '../attendance/night.rules.js';
import { replay } from '../attendance/punch-replay.rules.js';
import { correctedDay, refuseCorrection } from '../attendance/regularisation.rules.js';
import { shiftInstance, type ShiftTimes } from '../attendance/shift-instance.rules.js';
import { assign, DEFAULT_MIN_REST_MIN, type AssignedShift } from '../roster/assign.rules.js';

/** The shift of a case, with the defaults that the cases (not the product) have. */
type GivenShift = Partial<ShiftTimes> & Pick<ShiftTimes, 'start' | 'end'>;

interface GivenCalendar {
  timezone: string;
  shifts: Record<string, GivenShift>;
  schedule?: Record<string, string>;
  everyDay?: string;
  calendar?: { weeklyOffs?: number[]; holidays?: string[] };
  leave?: Record<string, LeaveOnDate>;
  employee?: { joiningDate?: string; lastWorkingDay?: string };
  noShift?: { halfDayMin: number; fullDayMin: number };
  nightWindow?: NightWindow;
}

interface GivenDay extends GivenCalendar {
  channel?: 'live' | 'device' | 'correction';
  punches: { at: string; kind?: PunchKind }[];
  duplicateSec?: number;
  asOf?: string;
  dates?: string[];
}

interface GivenCorrection extends GivenCalendar {
  now: string;
  request: { workDate: string; in: string; out: string };
  withinDays?: number;
  locked?: boolean | string[];
  pending?: boolean | string[];
  limit?: number;
  used?: number;
  otherDays?: { workDate: string; in: string; out: string }[];
}

interface GivenAssignment {
  timezone: string;
  shifts: Record<string, GivenShift>;
  existing: { date: string; shift: string }[];
  new: { date: string; shift: string };
  minRestMin?: number;
}

const LONG_AFTER = new Date('9999-01-01T00:00:00Z');

const kinds = {
  instance: ({ shift, date, timezone }: { shift: GivenShift; date: string; timezone: string }) =>
    isoMoments(shiftInstance(shiftOf(shift), date, timezone)),
  attribute: ({ at, ...given }: GivenCalendar & { at: string }) => {
    const { workDate, inShift, instance } = attribute(new Date(at), planOf(given));
    return { workDate, inShift, shiftStart: inShift ? (instance?.startAt.toISOString() ?? null) : null };
  },
  day: showDays,
  assign: assignShift,
  regularise,
  lates: ({ lateMinutes, ...policy }: LatePolicy & { lateMinutes: number[] }) =>
    proposeLateDeduction(lateMinutes, policy),
  geofence: ({ site, at }: { site: Site; at: Position }) =>
    isAt(site, at) ? { accepted: true } : { accepted: false, error: 'OUTSIDE_LOCATION' },
};

/** What the product's rules make of a case of `attendance-cases.json`. */
export function runCase(kind: string, given: unknown): unknown {
  const run = (kinds as Record<string, ((given: never) => unknown) | undefined>)[kind];
  if (!run) throw new Error(`There is no kind "${kind}" of attendance cases.`);
  return run(given as never);
}

function showDays(given: GivenDay) {
  const { channel = 'live', duplicateSec = 60 } = given;
  const asOf = given.asOf ? new Date(given.asOf) : LONG_AFTER;
  const touches = given.punches
    .map(({ at, kind }) => ({ at: new Date(at), kind: kind ?? null, text: at }))
    .filter(({ at }) => at <= asOf);
  const device = channel === 'device';
  const result = replay(touches, planOf(given), { channel: device ? 'device' : 'live', duplicateSec });
  const records = new Map(result.days.map((day) => [day.workDate, day]));
  const asked = (given.dates ?? []).filter((date) => factsOf(date, given).joined);
  const dates = [...new Set([...records.keys(), ...asked])].sort();
  const passed = result.passed.map(({ touch, why }) => ({ at: touch.text, why }));
  return {
    days: dates.map((date) => ({
      workDate: date,
      ...outcomeOf(records.get(date) ?? null, factsOf(date, given), asOf),
    })),
    refused: device ? [] : passed,
    ignored: device ? passed : [],
  };
}

function regularise(given: GivenCorrection) {
  const { timezone, withinDays = 30, locked = false, pending = false, limit = Infinity, used = 0 } = given;
  const asked = intervalOf(given.request);
  const concerns = (dates: boolean | string[]) =>
    typeof dates === 'boolean' ? dates : dates.includes(asked.workDate);
  const now = new Date(given.now);
  const limits = {
    now,
    timezone,
    withinDays,
    left: limit - used,
    locked: concerns(locked),
    pending: concerns(pending),
    otherDays: (given.otherDays ?? []).map(intervalOf),
  };
  const plan = planOf(given);
  const error = refuseCorrection(asked, limits, plan);
  if (error) return { error };
  const day = correctedDay(asked, factsOf(asked.workDate, given), { plan, now });
  return { day: { workDate: asked.workDate, ...day } };
}

function assignShift({ timezone, minRestMin = DEFAULT_MIN_REST_MIN, ...given }: GivenAssignment) {
  const assignedOf = ({ date, shift }: { date: string; shift: string }): AssignedShift => {
    const times = given.shifts[shift];
    if (!times) throw new Error(`The case has no shift "${shift}".`);
    return { date, shift: shiftOf(times) };
  };
  return assign(assignedOf(given.new), given.existing.map(assignedOf), { timezone, minRestMin });
}

function intervalOf(given: { workDate: string; in: string; out: string }) {
  return { workDate: given.workDate, in: new Date(given.in), out: new Date(given.out) };
}

function shiftOf(given: GivenShift): ShiftTimes {
  return {
    halfAt: null,
    breakMin: 0,
    breakMode: 'punched',
    breakAfterMin: 300,
    windowBefore: 60,
    windowAfter: 60,
    autoCloseAfter: null,
    graceIn: 0,
    graceOut: 0,
    halfDayMin: 1,
    fullDayMin: 1,
    overtimeFrom: 'end',
    otAfterMin: 0,
    countMode: 'sessions',
    ...given,
  };
}

function planOf(given: GivenCalendar): PunchPlan {
  const on = (date: string) => {
    const { timezone, shift, weeklyOff, holiday } = factsOf(date, given);
    return { timezone, shift, off: weeklyOff || holiday };
  };
  return { ...withFrozen({ on }, []), night: given.nightWindow ?? null };
}

function factsOf(date: string, given: GivenCalendar): DateFacts {
  const { weeklyOffs = [], holidays = [] } = given.calendar ?? {};
  const { joiningDate = '', lastWorkingDay = '9999-12-31' } = given.employee ?? {};
  const weeklyOff = weeklyOffs.includes(new Date(`${date}T00:00:00Z`).getUTCDay() || 7);
  const holiday = holidays.includes(date);
  const name = given.schedule?.[date] ?? given.everyDay;
  const shift = name === undefined || weeklyOff || holiday ? undefined : given.shifts[name];
  return {
    date,
    weeklyOff,
    holiday,
    timezone: given.timezone,
    shift: shift ? shiftOf(shift) : null,
    joined: date >= joiningDate && date <= lastWorkingDay,
    leave: given.leave?.[date] ?? null,
    mark: null,
    noShift: given.noShift ?? { halfDayMin: 1, fullDayMin: 1 },
  };
}

/** A case has moments as text. */
function isoMoments(value: object) {
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, each instanceof Date ? each.toISOString() : each]),
  );
}
