import type { AttendanceDay, Punch } from '@atrium/contracts';
import fc from 'fast-check';
import { axisFor, axisFraction, daySegments } from './day-segments.rules.js';

function day(punches: Punch[], change: Partial<AttendanceDay> = {}): AttendanceDay {
  return {
    workDate: '2026-06-29',
    timezone: 'Asia/Kolkata',
    state: 'out',
    firstInAt: punches[0]?.at ?? null,
    lastOutAt: null,
    workedMinutes: 0,
    breakMinutes: 0,
    punches,
    asOf: '2026-06-29T10:00:00.000Z',
    ...change,
  };
}

test('work, break and work again, on the clock of the person', () => {
  const segments = daySegments(
    day([
      { kind: 'in', at: '2026-06-29T03:30:00.000Z' },
      { kind: 'breakStart', at: '2026-06-29T07:30:00.000Z' },
      { kind: 'breakEnd', at: '2026-06-29T08:00:00.000Z' },
      { kind: 'out', at: '2026-06-29T12:00:00.000Z' },
    ]),
  );
  expect(segments).toEqual([
    { kind: 'work', from: 540, to: 780, open: false },
    { kind: 'break', from: 780, to: 810, open: false },
    { kind: 'work', from: 810, to: 1050, open: false },
  ]);
});

test('an open session reaches to the moment of the answer', () => {
  const segments = daySegments(day([{ kind: 'in', at: '2026-06-29T03:30:00.000Z' }], { state: 'in' }));
  expect(segments).toEqual([{ kind: 'work', from: 540, to: 930, open: true }]);
});

test('a night goes on past midnight and stretches the axis', () => {
  const night = day([
    { kind: 'in', at: '2026-06-29T16:30:00.000Z' },
    { kind: 'out', at: '2026-06-29T23:30:00.000Z' },
  ]);
  expect(daySegments(night)).toEqual([{ kind: 'work', from: 1320, to: 1740, open: false }]);
  expect(axisFor([night])).toEqual({ from: 8, to: 29 });
});

test('a place on the axis never leaves it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3000, max: 6000 }), (minute) => {
      const fraction = axisFraction({ from: 8, to: 20 }, minute);
      expect(fraction).toBeGreaterThanOrEqual(0);
      expect(fraction).toBeLessThanOrEqual(1);
    }),
  );
});
