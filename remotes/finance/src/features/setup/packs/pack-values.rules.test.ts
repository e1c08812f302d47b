import { nameOfPack, valuesOf, withValue } from './pack-values.rules.js';

const data = {
  cycle: 'month',
  slabs: [{ from: 750_001, amount: 17_500, months: [] }],
  byDay: true,
  percent: '8.33',
  days: 15,
};

test('every value of a pack is listed with what it is', () => {
  expect(valuesOf(data).map(({ path, kind }) => [path, kind])).toEqual([
    ['cycle', 'choice'],
    ['slabs.0.from', 'money'],
    ['slabs.0.amount', 'money'],
    ['byDay', 'choice'],
    ['percent', 'percent'],
    ['days', 'number'],
  ]);
});

test('one value is changed where it stands, and the others stay', () => {
  const changed = withValue(data, 'slabs.0.amount', 20_000);
  expect(valuesOf(changed).filter((each, place) => each.value !== valuesOf(data)[place]?.value)).toEqual([
    { path: 'slabs.0.amount', value: 20_000, kind: 'money' },
  ]);
  expect(nameOfPack({ kind: 'gratuity', state: null, from: '2018-03-29' })).toBe('gratuity 2018-03-29');
});
