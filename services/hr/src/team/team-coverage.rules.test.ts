import { coverageOf } from './team-coverage.rules.js';

const away = (employeeId: string, from: string, to: string, pending = false) => ({
  employeeId,
  from,
  to,
  pending,
});

test('a day is below the minimum when too few members stay, not on a day off', () => {
  const members = ['a', 'b', 'c'].map((employeeId) => ({ employeeId, from: '2026-01-01', to: null }));
  const days = coverageOf(['2026-11-20', '2026-11-21', '2026-11-23'], {
    members,
    away: [away('a', '2026-11-20', '2026-11-23'), away('b', '2026-11-21', '2026-11-23', true)],
    minPresent: 50,
    isOff: (date) => date === '2026-11-21',
  });
  expect(days.map(({ present, off, below }) => [present, off, below])).toEqual([
    [2, false, false],
    [1, true, false],
    [1, false, true],
  ]);
});

test('only those count who are members on the day; an empty team keeps nothing', () => {
  const members = [
    { employeeId: 'a', from: '2026-11-20', to: '2026-11-20' },
    { employeeId: 'a', from: '2026-11-22', to: null },
  ];
  const days = coverageOf(['2026-11-20', '2026-11-21', '2026-11-22'], {
    members,
    away: [away('z', '2026-11-20', '2026-11-22')],
    minPresent: 100,
    isOff: () => false,
  });
  expect(days.map((day) => [day.members, day.below])).toEqual([
    [1, false],
    [0, false],
    [1, false],
  ]);
});
