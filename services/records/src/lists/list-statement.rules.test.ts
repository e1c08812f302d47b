import { allOf } from './list-statement.rules.js';

test('each question mark is a parameter, two are a question mark', () => {
  const values = ['x'];
  expect(
    allOf(
      [
        { sql: 'a = ?', values: [1] },
        { sql: `b ->> 'k' ?? ?`, values: [null] },
      ],
      values,
    ),
  ).toBe(`(a = $2) and (b ->> 'k' ? $3)`);
  expect(values).toEqual(['x', 1, null]);
});

test.each([
  ['A value is missing', { sql: 'a = ? and b = ?', values: [1] }],
  ['A value is missing', { sql: 'a = ?', values: [undefined] }],
  ['A value has no place', { sql: `a = '??'`, values: [1] }],
])('%s', (words, filter) => {
  // @ts-expect-error -- callers can forget a value
  expect(() => allOf([filter], [])).toThrow(words);
});
