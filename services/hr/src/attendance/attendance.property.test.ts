import assert from 'node:assert/strict';
import fc from 'fast-check';
import { PUNCH_KINDS, addDays } from '@atrium/contracts';
import { allowedPunches, applyPunch, type PlacedPunch, type PunchPlan } from './attendance.rules.js';
import { attribute } from './attribution.rules.js';
import { outcomeOf, type DateFacts } from './day-outcome.rules.js';
import { spansAtWork } from './day-view.rules.js';
import { DAY_MS, isOpen, type DayRecord } from './day-record.rules.js';
import { replay, type Touch } from './punch-replay.rules.js';
import type { ShiftTimes } from './shift-instance.rules.js';

const SEQUENCES = process.env['ATRIUM_TEST_FULL'] === '1' ? 100_000 : 2_000;
const MINUTE_MS = 60_000;

// Zones with and without summer time, with odd offsets and shifts, and one that skipped a whole day (Apia, 2011).
const ZONES = [
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Africa/Casablanca',
  'UTC',
];
// Around clock changes in both directions, leap day, the end of the year, and Apia's skipped day.
const STARTS = [
  '2026-03-29',
  '2026-10-25',
  '2026-03-08',
  '2026-11-01',
  '2024-02-28',
  '2025-12-31',
  '2011-12-29',
];

const time = fc.nat(95).map((quarter) => {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(quarter / 4))}:${pad((quarter % 4) * 15)}`;
});
const shift: fc.Arbitrary<ShiftTimes> = fc
  .record({
    start: time,
    end: time,
    breakMin: fc.nat(240),
    breakMode: fc.constantFrom('punched' as const, 'auto' as const),
    breakAfterMin: fc.nat(720),
    windowBefore: fc.nat(360),
    windowAfter: fc.nat(480),
    closing: fc.option(fc.nat(240)),
    grace: fc.nat(120),
    halfDayMin: fc.nat(400),
    more: fc.nat(400),
    overtimeFrom: fc.constantFrom('end' as const, 'both' as const, 'off' as const),
    otAfterMin: fc.nat(240),
    countMode: fc.constantFrom('sessions' as const, 'firstLast' as const),
  })
  .filter(({ start, end }) => start !== end)
  .map(({ closing, grace, more, ...rest }) => ({
    ...rest,
    halfAt: null,
    autoCloseAfter: closing === null ? null : rest.windowAfter + closing,
    graceIn: grace,
    graceOut: grace,
    fullDayMin: rest.halfDayMin + more,
  }));

const wait = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 10 * 60 * MINUTE_MS }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 40 * 60 * MINUTE_MS }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, DAY_MS, 3 * DAY_MS) },
);
const start = fc.oneof(
  fc
    .tuple(fc.constantFrom(...STARTS), fc.integer({ min: 0, max: DAY_MS }))
    .map(([day, offset]) => Date.parse(day) + offset),
  fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2030-01-01') }),
);
const history = fc.record({
  start,
  zone: fc.constantFrom(...ZONES),
  /** A week's shifts by the date's day; null is a day without one. */
  shifts: fc.array(fc.option(shift), { minLength: 1, maxLength: 7 }),
  steps: fc.array(
    fc.record({
      kind: fc.oneof(
        { weight: 1, arbitrary: fc.constantFrom(...PUNCH_KINDS) },
        { weight: 3, arbitrary: fc.nat(5) },
      ),
      waitMs: wait,
    }),
    { minLength: 1, maxLength: 30, size: 'max' },
  ),
  order: fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

function planOf({ zone, shifts }: History): PunchPlan {
  const on = (date: string) => ({
    timezone: zone,
    off: false,
    shift: shifts[(Date.parse(date) / DAY_MS) % shifts.length] ?? null,
  });
  return { on, night: { from: '22:00', to: '06:00' } };
}

/** Punches one after another as a person makes them; a number chooses among those that are allowed. */
function playLive({ start: begin, steps }: History, plan: PunchPlan) {
  const days = new Map<string, DayRecord>();
  const touches: Touch[] = [];
  const punches: PlacedPunch[] = [];
  let accepted = 0;
  let now = begin;
  for (const { kind: wanted, waitMs } of steps) {
    now += waitMs;
    const at = new Date(now);
    const known = [...days.values()];
    const allowed = allowedPunches(known, at, plan);
    const kind = typeof wanted === 'number' ? (allowed[wanted % allowed.length] ?? 'in') : wanted;
    const open = known.find((day) => isOpen(day, at));
    const outcome = applyPunch(known, { kind, at }, plan);
    assert.equal(outcome.refused === null, allowed.includes(kind));
    touches.push({ at, kind });
    if (outcome.refused) continue;
    accepted += 1;
    punches.push(outcome.punch);
    // Frozen, because a punch must not change the records it was given.
    outcome.days.forEach((day) => days.set(day.workDate, Object.freeze(day)));
    if (kind !== 'in') assert.equal(outcome.punch.workDate, open?.workDate);
    else assertBelongs(outcome.punch.workDate, at, plan);
    assert([...days.values()].filter(({ state }) => state !== 'out').length <= 1);
  }
  return { days, touches, punches, accepted, now: new Date(now) };
}

/** A clock-in lies in the window of its date's shift, or on its date in the person's zone. */
function assertBelongs(workDate: string, at: Date, plan: PunchPlan) {
  const spot = attribute(at, plan);
  const { timezone } = plan.on(workDate);
  const local = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(at);
  assert.equal(workDate, spot.workDate);
  if (!spot.inShift) assert.equal(workDate, local);
}

function checkDay(day: DayRecord, plan: PunchPlan, asOf: Date) {
  const end = Math.max(day.stateSince.getTime(), asOf.getTime());
  assert(day.workedMs >= 0 && day.breakMs >= 0 && day.workedMs + day.breakMs <= DAY_MS);
  assert(day.workedMs + day.breakMs <= day.stateSince.getTime() - day.firstInAt.getTime());
  assert(day.beforeMs + day.afterMs <= day.workedMs && day.nightMs <= day.workedMs);
  const facts: DateFacts = {
    date: day.workDate,
    ...plan.on(day.workDate),
    weeklyOff: false,
    holiday: false,
    joined: true,
    leave: null,
    mark: null,
    noShift: { halfDayMin: 240, fullDayMin: 480 },
  };
  const shown = outcomeOf(day, facts, asOf);
  const counted = shown.workedMin + shown.breakMin;
  assert(counted <= 1_440 && counted * MINUTE_MS <= end - day.firstInAt.getTime());
  assert(shown.overtimeMin >= 0 && shown.overtimeMin <= shown.workedMin);
  assert(shown.lateMin >= 0 && shown.earlyMin >= 0 && shown.nightMin <= shown.workedMin);
  assert.equal(shown.outcome === null, shown.state !== 'closed');
  const late = outcomeOf(day, facts, new Date(Date.parse(addDays(day.workDate, 5))));
  assert.equal(late.state, 'closed');
  assert([0, 0.5, 1].includes(late.absentFraction ?? -1));
}

/** The times at work follow each other and come to what counts as worked. */
function checkSpans(day: DayRecord, punches: readonly PlacedPunch[], asOf: Date) {
  const own = punches.filter(({ workDate }) => workDate === day.workDate);
  const spans = spansAtWork(day, own, asOf);
  const running = day.state === 'in' && isOpen(day, asOf) ? asOf.getTime() - day.stateSince.getTime() : 0;
  const sum = spans.reduce((total, { from, to }) => total + to.getTime() - from.getTime(), 0);
  // No more than a day is counted.
  if (day.workedMs + day.breakMs + running < DAY_MS) assert.equal(sum, day.workedMs + running);
  spans.slice(1).forEach(({ from }, at) => assert(from >= (spans[at]?.to ?? from)));
}

test(`${String(SEQUENCES)} random punch sequences over zones, shifts, clock changes and nights keep every invariant`, () => {
  let acceptedPunches = 0;
  fc.assert(
    fc.property(history, (given) => {
      const plan = planOf(given);
      const { days, touches, punches, accepted, now } = playLive(given, plan);
      acceptedPunches += accepted;
      for (const day of days.values()) {
        checkDay(day, plan, now);
        checkSpans(day, punches, now);
      }
      const played = replay(touches, plan, { channel: 'live', duplicateSec: 0 });
      assert.equal(played.placed.length + played.passed.length, touches.length);
      checkDevice(given, touches, plan, now);
    }),
    { numRuns: SEQUENCES },
  );
  // Guards against generated histories in which every punch is refused.
  expect(acceptedPunches).toBeGreaterThan(SEQUENCES * 3);
}, 1_200_000);

/** The same punches from a device, some without a kind, come to the same days in whatever order they arrive. */
function checkDevice({ order }: History, touches: Touch[], plan: PunchPlan, now: Date) {
  const given = touches.map((touch, index) =>
    (order[index] ?? 0) % 3 === 0 ? { ...touch, kind: null } : touch,
  );
  const shuffled = given
    .map((touch, index) => ({ touch, place: order[index] ?? 0 }))
    .sort((one, other) => one.place - other.place)
    .map(({ touch }) => touch);
  const rules = { channel: 'device' as const, duplicateSec: 60 };
  const { days } = replay(given, plan, rules);
  assert.deepEqual(replay(shuffled, plan, rules).days, days);
  for (const day of days) checkDay(day, plan, now);
}
