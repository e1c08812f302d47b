import { dayMarkOf, type PunchKind } from '@atrium/contracts';
import { allowedPunches, applyPunch } from './attendance.rules.js';
import { isOpen, type DayRecord } from './day-record.rules.js';
import { showDay } from './day-view.rules.js';

const timezone = 'Asia/Kolkata';
const plan = { on: () => ({ timezone, shift: null, off: false }), night: { from: '22:00', to: '06:00' } };
const at = (text: string) => new Date(`2026-03-${text}:00+05:30`);

/** Applies punches written as `02T09:00 in`; a refused one is noted and changes nothing. */
function live(...script: string[]) {
  const days = new Map<string, DayRecord>();
  const refusals: string[] = [];
  for (const line of script) {
    const [time, kind] = line.split(' ') as [string, PunchKind];
    const outcome = applyPunch([...days.values()], { kind, at: at(time) }, plan);
    if (outcome.refused) refusals.push(outcome.refused.code);
    else outcome.days.forEach((day) => days.set(day.workDate, day));
  }
  return { days, refusals, day: (date: string) => days.get(`2026-03-${date}`)! };
}

const hours = (count: number) => count * 3_600_000;

test('a plain day counts work and breaks apart', () => {
  const { day, refusals } = live('02T09:00 in', '02T13:00 breakStart', '02T13:30 breakEnd', '02T18:00 out');
  expect(refusals).toEqual([]);
  expect(day('02')).toEqual({
    workDate: '2026-03-02',
    timezone,
    shift: null,
    off: false,
    state: 'out',
    stateSince: at('02T18:00'),
    openUntil: at('03T01:00'),
    firstInAt: at('02T09:00'),
    lastOutAt: at('02T18:00'),
    workedMs: hours(8.5),
    breakMs: hours(0.5),
    beforeMs: 0,
    afterMs: 0,
    nightMs: 0,
    punchCount: 4,
    needsReview: false,
  });
});

test('a night belongs to the day it began', () => {
  const { days, day } = live('02T22:00 in', '03T02:00 breakStart', '03T02:30 breakEnd', '03T06:00 out');
  expect([...days.keys()]).toEqual(['2026-03-02']);
  expect(day('02')).toMatchObject({ workedMs: hours(7.5), nightMs: hours(7.5) });
});

test('several sessions of a day add up, and the time between them is break', () => {
  const { day } = live('02T09:00 in', '02T12:00 out', '02T15:00 in', '02T19:00 out');
  expect(day('02')).toMatchObject({
    workedMs: hours(7),
    breakMs: hours(3),
    punchCount: 4,
    firstInAt: at('02T09:00'),
  });
});

test('clocking out ends a running break', () => {
  expect(live('02T09:00 in', '02T13:00 breakStart', '02T14:00 out').day('02')).toMatchObject({
    state: 'out',
    workedMs: hours(4),
    breakMs: hours(1),
  });
});

test.each([
  [['02T09:00 out'], 'NOT_CLOCKED_IN'],
  [['02T09:00 breakStart'], 'NOT_CLOCKED_IN'],
  [['02T09:00 breakEnd'], 'NOT_CLOCKED_IN'],
  [['02T09:00 in', '02T09:01 in'], 'ALREADY_CLOCKED_IN'],
  [['02T09:00 in', '02T10:00 breakEnd'], 'NOT_ON_BREAK'],
  [['02T09:00 in', '02T10:00 breakStart', '02T10:01 breakStart'], 'ALREADY_ON_BREAK'],
  [['02T09:00 in', '02T10:00 breakStart', '02T10:01 in'], 'ALREADY_CLOCKED_IN'],
  [['02T09:00 in', '02T18:00 out', '02T18:01 out'], 'NOT_CLOCKED_IN'],
])('%j is refused with %s and leaves the day as it was', (script, code) => {
  const { refusals, days } = live(...script);
  expect(refusals).toEqual([code]);
  expect(days).toEqual(live(...script.slice(0, -1)).days);
});

describe('a forgotten clock-out', () => {
  it('may be made good for 16 hours', () => {
    expect(live('02T09:00 in', '03T01:00 out').day('02')).toMatchObject({
      workedMs: hours(16),
      needsReview: false,
    });
  });

  it('is no clock-out later: what follows the last punch is unknown and counts nothing', () => {
    const { day, refusals } = live('02T09:00 in', '02T13:00 breakStart', '02T13:30 breakEnd', '03T01:01 out');
    expect(refusals).toEqual(['NOT_CLOCKED_IN']);
    expect(isOpen(day('02'), at('03T01:01'))).toBe(false);
    expect(showDay(day('02'), [], at('03T01:01'))).toMatchObject({
      state: 'out',
      lastOutAt: null,
      workedMinutes: 240,
      breakMinutes: 30,
    });
  });

  it('does not hinder the next clock-in, which marks the day for review', () => {
    const { day, refusals } = live('02T09:00 in', '03T08:30 in', '03T09:30 out');
    expect(refusals).toEqual([]);
    expect(day('02')).toMatchObject({ state: 'out', workedMs: 0, lastOutAt: null, needsReview: true });
    expect(day('03')).toMatchObject({ state: 'out', workedMs: hours(1), needsReview: false });
  });
});

test('a work date never counts more than 24 hours, work before breaks, and then takes no clock-in', () => {
  const { day, refusals } = live(
    ...['02T00:00 in', '02T12:00 out', '02T12:30 in', '02T23:30 out', '02T23:45 in', '03T02:00 out'],
  );
  expect(day('02')).toMatchObject({ workedMs: hours(24), breakMs: 0 });
  expect(refusals).toEqual([]);
  expect(allowedPunches([day('02')], at('02T23:59'), plan)).toEqual([]);
});

test('a punch from a slow clock counts as made together with the one before', () => {
  expect(live('02T09:00 in', '02T08:59 out').day('02')).toMatchObject({
    state: 'out',
    workedMs: 0,
    lastOutAt: at('02T09:00'),
  });
});

test('an open day runs up to the moment it is shown, the allowed punches follow its state', () => {
  const { day } = live('02T09:00 in');
  const punches = [{ workDate: '2026-03-02', seq: 1, kind: 'in' as const, at: at('02T09:00') }];
  expect(showDay(day('02'), punches, new Date('2026-03-02T05:00:59.999Z'))).toEqual({
    workDate: '2026-03-02',
    timezone,
    state: 'in',
    firstInAt: '2026-03-02T03:30:00.000Z',
    lastOutAt: null,
    workedMinutes: 90,
    breakMinutes: 0,
    punches: [{ kind: 'in', at: '2026-03-02T03:30:00.000Z' }],
    asOf: '2026-03-02T05:00:59.999Z',
  });
  expect(allowedPunches([day('02')], at('02T10:00'), plan)).toEqual(['breakStart', 'out']);
  expect(allowedPunches([day('02')], at('03T01:01'), plan)).toEqual(['in']);
  expect(allowedPunches([], at('02T10:00'), plan)).toEqual(['in']);
});

test('a month shows days off and leave before they are over, and working days ahead as blank', () => {
  const ahead = {
    asked: false,
    joined: true,
    needsReview: false,
    state: 'scheduled' as const,
    outcome: null,
    lateMinutes: 0,
    weeklyOff: false,
    holiday: null,
    leave: null,
  };
  const marks = [
    {},
    { leave: 'full' as const },
    { leave: 'firstHalf' as const },
    { holiday: 'Holi', leave: 'full' as const },
    { weeklyOff: true },
    { weeklyOff: true, joined: false },
  ].map((more) => dayMarkOf({ ...ahead, ...more }));
  expect(marks).toEqual(['none', 'leave', 'none', 'holiday', 'weeklyOff', 'none']);
});
