import { planOfLoan, type PlannedLoan } from './loan-plan.js';

const loan: PlannedLoan = {
  balance: 10_000,
  instalment: 4000,
  movedOn: 0,
  from: '2026-11',
  pausedMonths: [],
};
const shown = (given: Partial<PlannedLoan>) =>
  planOfLoan({ ...loan, ...given }).map(({ month, amount, left }) => [month, amount, left]);

test('the last instalment takes what is left, also in another year', () => {
  expect(shown({})).toEqual([
    ['2026-11', 4000, 6000],
    ['2026-12', 4000, 2000],
    ['2027-01', 2000, 0],
  ]);
});

test('a paused month deducts nothing, and the plan grows by it', () => {
  expect(shown({ pausedMonths: ['2026-12'] })).toEqual([
    ['2026-11', 4000, 6000],
    ['2026-12', 0, 6000],
    ['2027-01', 4000, 2000],
    ['2027-02', 2000, 0],
  ]);
});

test('what could not be deducted comes with the next month that is not paused', () => {
  expect(shown({ movedOn: 1000, pausedMonths: ['2026-11'] })).toEqual([
    ['2026-11', 0, 10_000],
    ['2026-12', 5000, 5000],
    ['2027-01', 4000, 1000],
    ['2027-02', 1000, 0],
  ]);
});

test('nothing is planned once nothing is left', () => {
  expect(shown({ balance: 0 })).toEqual([]);
});
