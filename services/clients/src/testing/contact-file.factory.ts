import fc from 'fast-check';
import { matchKeys } from '../contact/match-keys.rules.js';
import { matchOf } from '../contact/verdict.rules.js';

/** A row of a file of contacts. */
interface Contact {
  name: string;
  email: string;
  phone: string;
}

const NAMES = ['Zoya Khan', 'Harsh Oza', 'Mr. Oza Harsh', 'Ann'];
const EMAILS = ['zoya@kesar.example', 'ZOYA@Kesar.example', 'harsh@oza.example', ''];
const PHONES = ['98200 41700', '+91 98200-41700', '98200 41701', ''];
const some = fc.record({
  name: fc.constantFrom(...NAMES),
  email: fc.constantFrom(...EMAILS),
  phone: fc.constantFrom(...PHONES),
});
/** With a phone or an email. */
export const reached = some.filter(({ email, phone }) => email !== '' || phone !== '');
/** Fields of a contact as a list. */
export const listed = (value: string) => (value === '' ? [] : [value]);
const keysOf = ({ name, email, phone }: Contact) =>
  matchKeys({ person: name, emails: listed(email), phones: listed(phone) }, 'IN');

/** The last is the same as both others, by another key each, and the first counts. */
export const SAME_AS_TWO: Contact[] = [
  { name: 'Ann Lee', email: '', phone: '98200 41709' },
  { name: 'Ann Lee', email: 'ann@lee.example', phone: '' },
  { name: 'Ann Lee', email: 'ann@lee.example', phone: '98200 41709' },
];

/** Each row with each: the lines that are known, null where the company knows them. */
export function bruteForce(rows: readonly Contact[], present: readonly Contact[]): [number, number | null][] {
  const isSame = (one: Contact, other: Contact) => matchOf(keysOf(one), keysOf(other))?.verdict === 'same';
  const kept: [number, Contact][] = [];
  return rows.flatMap((row, at): [number, number | null][] => {
    const line = at + 2;
    if (present.some((other) => isSame(row, other))) return [[line, null]];
    const twin = kept.find(([, other]) => isSame(row, other));
    if (twin) return [[line, twin[0]]];
    kept.push([line, row]);
    return [];
  });
}

export const csvOf = ({ name, email, phone }: Contact) => [name, email, phone].join(',');
