import fc from 'fast-check';
import { isMe, meantBy } from './named-people.rules.js';

const person = (id: string, firstName: string, lastName: string) => ({
  id,
  firstName,
  lastName,
  email: `${id}@acme.test`,
});
const people = [
  person('arjun', 'Arjun', 'Menon'),
  person('meera', 'Meera', 'Iyer'),
  person('kavya1', 'Kavya', 'Reddy'),
  person('kavya2', 'Kavya', 'Shah'),
  person('ravi', 'Ravi Kumar', 'Das'),
];
const idsOf = (written: string) => meantBy(written, people).map(({ id }) => id);

test.each([
  ['meera', ['meera']],
  // A first name before a last one: not Arjun Menon.
  ['me', ['meera']],
  ['men', ['arjun']],
  ['kavya', ['kavya1', 'kavya2']],
  ['KavyaShah', ['kavya2']],
  ['ravikumar', ['ravi']],
  ['raviKumarDas', ['ravi']],
  ['xyz', []],
])('%s means %j', (written, expected) => {
  expect(idsOf(written)).toEqual(expected);
});

test('@me is the reader, whatever others are called', () => {
  expect(['me', 'Me', 'meera'].map(isMe)).toEqual([true, true, false]);
});

test('whoever is meant was found, and each only once', () => {
  fc.assert(
    fc.property(fc.string(), (written) => {
      const ids = idsOf(written);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
