import { coverageOf } from './roster-coverage.rules.js';

const MONDAY = '2026-03-02';
const SUNDAY = '2026-03-08';
const member = (employeeId: string, to: string | null = null) => ({ employeeId, from: '2026-01-01', to });

test('who is planned and not away works; a team keeps its share of those who are in it, not on its day off', () => {
  const coverage = coverageOf([MONDAY, SUNDAY], {
    people: ['a', 'b', 'c'],
    away: [{ employeeId: 'b', from: MONDAY, to: MONDAY }],
    teams: [
      {
        id: 't',
        name: 'Design',
        minPresent: 75,
        members: [member('a'), member('b'), member('c', '2026-02-01'), member('a')],
      },
    ],
    isPlanned: (_, date) => date === MONDAY,
  });
  expect(coverage).toEqual({
    days: [
      { date: MONDAY, working: 2, planned: 3 },
      { date: SUNDAY, working: 0, planned: 0 },
    ],
    teams: [
      {
        id: 't',
        name: 'Design',
        days: [
          { date: MONDAY, working: 1, planned: 2, keeps: 2 },
          { date: SUNDAY, working: 0, planned: 0, keeps: 0 },
        ],
      },
    ],
  });
});
