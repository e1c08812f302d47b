import { joined, words, type Said } from '@atrium/reach';
import type { Celebration } from './celebration.rules.js';

/** Names in one notice; of a very large company the rest is counted. */
const MOST = 20;

/** What is celebrated on a date. The year of birth is never said. */
export function sayCelebrations(date: string, celebrations: readonly Celebration[]): Said {
  const day = { day: date };
  const named = celebrations.slice(0, MOST);
  const more = celebrations.length - named.length;
  return joined(' ', [
    ...sayBirthdays(
      named.flatMap(({ name, kind }) => (kind === 'birthday' ? name : [])),
      day,
    ),
    ...named.flatMap((each) => (each.kind === 'anniversary' ? sayAnniversary(each, day) : [])),
    ...(more > 0 ? [words('{count, plural, one {And # more.} other {And # more.}}', { count: more })] : []),
  ]);
}

function sayBirthdays(names: readonly string[], day: { day: string }): Said[] {
  const [name] = names;
  if (name === undefined) return [];
  if (names.length === 1) return [words('{name} has a birthday on {day}.', { name, day })];
  return [words('Birthdays on {day}: {names}.', { names: names.join(', '), day })];
}

const sayAnniversary = ({ name, years }: { name: string; years: number }, day: { day: string }): Said =>
  words('{name} completes {years, plural, one {# year} other {# years}} here on {day}.', {
    name,
    day,
    years,
  });
