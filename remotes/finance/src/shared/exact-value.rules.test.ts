import { inNumbers, numberOf } from './exact-value.rules.js';

test.each([
  ['14838.5', 14838.5],
  ['460000/4', 115000],
  ['-3', -3],
  ['', null],
  ['none', null],
  ['1/0', null],
])('the value “%s” is %s', (exact, value) => {
  expect(numberOf(exact)).toBe(value);
});

test('a formula is shown with its values, and functions keep their names', () => {
  const input = { source: 'line', of: null } as const;
  const inputs = [
    { ...input, name: 'BASIC', value: '68475' },
    { ...input, name: 'pack.fundCeiling', value: '15000' },
  ];
  expect(inNumbers('min(BASIC, pack.fundCeiling) * BASIC_2 * 0.12', inputs, String)).toBe(
    'min(68475, 15000) * BASIC_2 * 0.12',
  );
});
