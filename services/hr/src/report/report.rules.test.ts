import { monthsOf, rangeBefore, shiftMonth, totalsOf } from './report.rules.js';

test('months go over the turn of a year, and the range before is as long', () => {
  expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1), shiftMonth('2026-05', -17)]).toEqual([
    '2027-01',
    '2025-12',
    '2024-12',
  ]);
  expect(monthsOf('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(rangeBefore({ from: '2026-01', to: '2026-03' })).toEqual({ from: '2025-10', to: '2025-12' });
});

const row = (key: string, values: Record<string, number | null>) => ({
  key,
  label: null,
  code: null,
  values,
});

test('a total adds what adds up: a headcount by month does not', () => {
  const months = [
    row('2026-01', { start: 10, end: 12, joined: 3, left: 1 }),
    row('2026-02', { start: 12, end: 11, joined: 0, left: 1 }),
  ];
  expect(totalsOf('headcount', months, true)).toEqual({ start: 10, end: 11, joined: 3, left: 2 });
  const shares = [
    row('one', { present: 9, absent: 1, leave: 0, lates: 2, share: 0.9 }),
    row('two', { present: 1, absent: 9, leave: 0, lates: 0, share: 0.1 }),
  ];
  expect(totalsOf('attendance', shares, false)).toMatchObject({ present: 10, absent: 10, share: 0.5 });
  expect(totalsOf('attendance', [], false)).toMatchObject({ present: 0, share: null });
});
