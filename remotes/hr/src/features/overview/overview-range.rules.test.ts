import { monthUntil, rangeOf } from './overview-range.rules.js';

test.each([
  ['month', '2026-05-17', '2026-05-01', '2026-05-17'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['quarter', '2026-05-17', '2026-04-01', '2026-05-17'],
  ['quarter', '2026-12-01', '2026-10-01', '2026-12-01'],
  ['year', '2026-05-17', '2026-01-01', '2026-05-17'],
] as const)('%s on %s', (name, today, from, to) => {
  expect(rangeOf(name, today)).toEqual({ from, to });
});

test('a month is whole, or as far as it is over', () => {
  expect(monthUntil('2026-02', '2026-05-17')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(monthUntil('2026-05', '2026-05-17')).toEqual({ from: '2026-05-01', to: '2026-05-17' });
});
