import fc from 'fast-check';
import type { PunchKind } from '@atrium/contracts';
import { changedDay, timesOf } from './correction-change.rules.js';
import { breaksOf } from './day-breaks.rules.js';
import { replay, type Touch } from './punch-replay.rules.js';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-03-02T03:43:00Z');
const DATE = '2026-03-02';
const plan = { on: () => ({ timezone: 'Asia/Kolkata', off: false, shift: null }), night: null };
const at = (minute: number) => new Date(START + minute * MINUTE_MS);

/** A day from its clock-in to its clock-out: breaks, and clock-outs with another clock-in, as the person made them. */
const day = fc
  .array(
    fc.record({
      work: fc.integer({ min: 1, max: 60 }),
      rest: fc.integer({ min: 1, max: 40 }),
      away: fc.boolean(),
    }),
    {
      maxLength: 5,
    },
  )
  .chain((parts) => fc.record({ parts: fc.constant(parts), last: fc.integer({ min: 2, max: 60 }) }))
  .map(({ parts, last }) => {
    let minute = 0;
    const touches: Touch[] = [{ kind: 'in', at: at(0) }];
    for (const { work, rest, away } of parts) {
      touches.push({ kind: away ? 'out' : 'breakStart', at: at((minute += work)) });
      touches.push({ kind: away ? 'in' : 'breakEnd', at: at((minute += rest)) });
    }
    return [...touches, { kind: 'out' as const, at: at(minute + last) }];
  });

const recordOf = (touches: readonly Touch[]) => {
  const { days, placed } = replay(touches, plan, { channel: 'live', duplicateSec: 0 });
  return { day: days[0] ?? null, punches: placed.map(({ punch }) => punch) };
};

test('a correction that names no breaks moves the ends of a day and nothing else', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -1, max: 120 }), (touches, more) => {
      const now = recordOf(touches);
      const outAt = new Date((touches.at(-1)?.at.getTime() ?? 0) + more * MINUTE_MS);
      const times = timesOf({ workDate: DATE, inAt: at(0), outAt, breaks: null }, now);
      const then = times && changedDay(times, plan);
      expect(then?.punches.map(({ kind }) => kind)).toEqual(now.punches.map(({ kind }) => kind));
      expect(then?.day?.breakMs).toBe(now.day?.breakMs);
      expect(then?.day?.workedMs).toBe((now.day?.workedMs ?? 0) + more * MINUTE_MS);
    }),
  );
});

test('breaks that lie across the new ends are cut there', () => {
  const now = recordOf([
    { kind: 'in', at: at(0) },
    { kind: 'out', at: at(60) },
    { kind: 'in', at: at(120) },
    { kind: 'out', at: at(300) },
  ]);
  const between = (from: number, to: number) =>
    timesOf({ workDate: DATE, inAt: at(from), outAt: at(to), breaks: null }, now);
  const minutes = (from: number, to: number) => {
    const times = between(from, to);
    const record = times && changedDay(times, plan).day;
    return record && [record.workedMs / MINUTE_MS, record.breakMs / MINUTE_MS];
  };
  expect(minutes(90, 300)).toEqual([180, 30]);
  expect(minutes(0, 90)).toEqual([60, 30]);
  expect(minutes(0, 50)).toEqual([50, 0]);
});

test('where only the ends of a day count, time between two sessions is no break', () => {
  const kinds: PunchKind[] = ['in', 'out', 'in', 'breakStart', 'breakEnd', 'out'];
  const punches = kinds.map((kind, index) => ({ kind, at: at(index * 10) }));
  expect(breaksOf(punches, { countMode: 'sessions' })).toHaveLength(2);
  expect(breaksOf(punches, { countMode: 'firstLast' })).toEqual([{ from: at(30), to: at(40), away: false }]);
});
