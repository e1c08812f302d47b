import { readEmployee } from './employee-row.rules.js';

const DEFAULTS = { timezone: 'Asia/Kolkata', country: 'IN' };
const row = { workEmail: 'asha@acme.test', joiningDate: '2026-04-30' };
const namesOf = (cells: Record<string, string>): unknown => {
  const read = readEmployee({ ...row, ...cells }, DEFAULTS);
  if ('faults' in read) return read.faults.map(({ field, words }) => `${field ?? ''}: ${words}`);
  const { firstName, lastName } = read.content.values;
  return [firstName, lastName];
};

test.each([
  [{ fullName: 'Asha Maria  Rao' }, ['Asha Maria', 'Rao']],
  [{ fullName: 'Asha Maria Rao', lastName: 'Rao' }, ['Asha Maria', 'Rao']],
  [{ fullName: 'Asha', lastName: 'Rao' }, ['Asha', 'Rao']],
  [{ fullName: 'Asha Rao', firstName: 'Asha' }, ['Asha', 'Rao']],
  [{ fullName: 'Somebody Else', firstName: 'Asha', lastName: 'Rao' }, ['Asha', 'Rao']],
  [{ fullName: 'Asha' }, ['fullName: Write first and last name.']],
  [{}, ['firstName: Enter a name.', 'lastName: Enter a name.']],
])('the name of %j', (cells, expected) => {
  expect(namesOf(cells)).toEqual(expected);
});

test('a kind of employment that is not known is told the choices', () => {
  expect(namesOf({ fullName: 'Asha Rao', employmentType: 'sometimes' })).toEqual([
    expect.stringMatching(/^employmentType: Choose one of these: Permanent, .+\.$/),
  ]);
});

test('a date of birth is optional and lies in the past', () => {
  const read = (birthDate: string) => readEmployee({ ...row, fullName: 'Asha Rao', birthDate }, DEFAULTS);
  expect(read('1994-06-30')).toMatchObject({ content: { values: { birthDate: '1994-06-30' } } });
  expect(read('')).toMatchObject({ content: { values: { birthDate: null } } });
  expect(read('2026-04-30')).toMatchObject({
    faults: [{ field: 'birthDate', words: 'The date of birth is not before the joining date.' }],
  });
  expect(read('2090-01-01')).toMatchObject({ faults: [{ field: 'birthDate' }] });
});

test.each([
  ['98123 45678', 'IN', '+919812345678'],
  ['09812345678', 'IN', '+919812345678'],
  ['919812345678', 'IN', '+919812345678'],
  ['0091 98123 45678', 'IN', '+919812345678'],
  ['050 123 4567', 'AE', '+971501234567'],
  ['+91 98123 45678', 'AE', '+919812345678'],
])('the phone number %s of %s', (phone, country, expected) => {
  expect(readEmployee({ ...row, fullName: 'Asha Rao', phone }, { ...DEFAULTS, country })).toMatchObject({
    content: { values: { phone: expected } },
  });
});

test('the end of a probation is read, and is not before the joining date', () => {
  const read = (confirmDate: string) => readEmployee({ ...row, fullName: 'Asha Rao', confirmDate }, DEFAULTS);
  expect(read('2026-10-30')).toMatchObject({ content: { values: { confirmDate: '2026-10-30' } } });
  expect(read('2026-04-01')).toMatchObject({ faults: [{ field: 'confirmDate' }] });
});
