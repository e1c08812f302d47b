import { celebrationsOn, daysKeptOn, type Celebrant } from './celebration.rules.js';

const asha: Celebrant = { name: 'Asha', birthDate: '1992-02-29', joiningDate: '2020-02-29', userId: null };
const bina: Celebrant = { name: 'Bina', birthDate: null, joiningDate: '2026-03-01', userId: null };

test.each([
  ['2027-02-28', ['02-28', '02-29']],
  ['2028-02-28', ['02-28']],
  ['2028-02-29', ['02-29']],
  ['2027-03-01', ['03-01']],
])('on %s the days %s are kept', (date, days) => {
  expect(daysKeptOn(date)).toEqual(days);
});

test('who was born or joined on the leap day celebrates on the 28th in other years', () => {
  const both = [
    { name: 'Asha', kind: 'birthday' },
    { name: 'Asha', kind: 'anniversary', years: 7 },
  ];
  expect(celebrationsOn('2027-02-28', [asha])).toEqual(both);
  expect(celebrationsOn('2028-02-28', [asha])).toEqual([]);
  expect(celebrationsOn('2028-02-29', [asha])).toHaveLength(2);
});

test('the day on which somebody joins is no anniversary yet', () => {
  expect(celebrationsOn('2026-03-01', [bina])).toEqual([]);
  expect(celebrationsOn('2027-03-01', [bina])).toEqual([{ name: 'Bina', kind: 'anniversary', years: 1 }]);
});
