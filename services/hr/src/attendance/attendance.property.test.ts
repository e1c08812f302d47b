import assert from 'node:assert/strict';
import fc from 'fast-check';
import { PUNCH_KINDS, type PunchKind } from '@atrium/contracts';
import {
  allowedPunches,
  applyPunch,
  DAY_MS,
  isOpen,
  SESSION_MS,
  type DayRecord,
} from './attendance.rules.js';
import { showDay } from './day-view.rules.js';

const SEQUENCES = process.env['ATRIUM_TEST_FULL'] === '1' ? 100_000 : 10_000;
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
// Starts around clock changes in both directions, leap day, the end of the year, Apia's skipped day, and other times.
const STARTS = [
  '2026-03-29',
  '2026-10-25',
  '2026-03-08',
  '2026-11-01',
  '2024-02-28',
  '2025-12-31',
  '2011-12-29',
];

interface Step {
  /** A kind whatever the state, or an index into the list of allowed kinds. */
  kind: PunchKind | number;
  /** Time since the previous step. */
  waitMs: number;
  /** Changes the time zone before the punch. */
  moveTo: string | undefined;
}

const wait = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 10 * 60 * MINUTE_MS }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 40 * 60 * MINUTE_MS }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, SESSION_MS, SESSION_MS + 1, DAY_MS, 3 * DAY_MS) },
);
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...PUNCH_KINDS) },
    { weight: 3, arbitrary: fc.nat(5) },
  ),
  waitMs: wait,
  moveTo: fc.option(fc.constantFrom(...ZONES), { freq: 12, nil: undefined }),
});
const start = fc.oneof(
  fc
    .tuple(fc.constantFrom(...STARTS), fc.integer({ min: 0, max: DAY_MS }))
    .map(([day, offset]) => Date.parse(day) + offset),
  fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2030-01-01') }),
);
const history = fc.record({
  start,
  zone: fc.constantFrom(...ZONES),
  steps: fc.array(step, { minLength: 1, maxLength: 30, size: 'max' }),
});

const dayFormats = new Map(
  ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })]),
);

interface Accepted {
  kind: PunchKind;
  at: number;
  workDate: string;
  seq: number;
}

/** The expected state, computed from the accepted punches alone, without the code under test. */
function recount(punches: Accepted[]) {
  let workedMs = 0;
  let breakMs = 0;
  punches.forEach((punch, index) => {
    const next = punches[index + 1];
    if (!next || punch.kind === 'out' || next.kind === 'in') return;
    if (punch.kind === 'breakStart') breakMs += next.at - punch.at;
    else workedMs += next.at - punch.at;
  });
  return { workedMs, breakMs };
}

const GRAMMAR = /^(in( breakStart breakEnd)*( breakStart)?( out)?( |$))+$/;

function checkDay(day: DayRecord, punches: Accepted[], now: Date) {
  const { workedMs, breakMs } = recount(punches);
  const first = punches[0]!;
  const last = punches.at(-1)!;
  assert.deepEqual([day.workedMs, day.breakMs], [workedMs, breakMs]);
  assert(day.workedMs + day.breakMs <= DAY_MS);
  assert(day.workedMs + day.breakMs <= last.at - first.at);
  assert.match(punches.map(({ kind }) => kind).join(' '), GRAMMAR);
  assert(punches.every(({ seq }, index) => seq === index + 1));
  assert.equal(day.punchCount, punches.length);
  assert.equal(day.firstInAt.getTime(), first.at);
  assert.equal(day.lastOutAt?.getTime() ?? null, last.kind === 'out' ? last.at : null);
  const shown = showDay(day, [], now);
  assert(shown.workedMinutes >= Math.floor(workedMs / MINUTE_MS));
  assert(shown.workedMinutes + shown.breakMinutes <= 1_440);
}

/** Runs a history and checks each step; returns what is stored at the end. */
function play({ start: begin, zone, steps }: { start: number; zone: string; steps: Step[] }) {
  const days = new Map<string, DayRecord>();
  const accepted: Accepted[] = [];
  let timezone = zone;
  let now = begin;
  for (const { kind: wanted, waitMs, moveTo } of steps) {
    now += waitMs;
    timezone = moveTo ?? timezone;
    const known = [...days.values()];
    const at = new Date(now);
    const allowed = allowedPunches(known, at, timezone);
    const kind = typeof wanted === 'number' ? (allowed[wanted % allowed.length] ?? 'in') : wanted;
    const open = known.find((day) => isOpen(day, at));
    const outcome = applyPunch(known, { kind, at, timezone });
    assert.equal(outcome.refused === null, allowed.includes(kind));
    if (outcome.refused) continue;
    // Frozen, because a punch must not change the records it was given.
    outcome.days.forEach((day) => days.set(day.workDate, Object.freeze(day)));
    accepted.push({ ...outcome.punch, at: outcome.punch.at.getTime() });
    assert.equal(
      outcome.punch.workDate,
      kind === 'in' ? dayFormats.get(timezone)!.format(at) : open?.workDate,
    );
    assert([...days.values()].filter(({ state }) => state !== 'out').length <= 1);
  }
  return { days, accepted, now: new Date(now) };
}

test(`${String(SEQUENCES)} random punch sequences over time zones, clock changes and nights keep every invariant`, () => {
  let acceptedPunches = 0;
  fc.assert(
    fc.property(history, (given) => {
      const { days, accepted, now } = play(given);
      acceptedPunches += accepted.length;
      for (const day of days.values()) {
        checkDay(
          day,
          accepted.filter(({ workDate }) => workDate === day.workDate),
          now,
        );
      }
    }),
    { numRuns: SEQUENCES },
  );
  // Guards against generated histories in which every punch is refused.
  expect(acceptedPunches).toBeGreaterThan(SEQUENCES * 3);
}, 600_000);
