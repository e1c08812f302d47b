import { joined, words, type Said } from '@atrium/reach';
import type { Celebration } from './celebration.rules.js';

/** Names in one notice; of a very large company the rest is counted. */
const MOST = 20;

/** What is celebrated on a date. The year of birth is never said. */
export function sayCelebrations(date: string, celebrations: readonly Celebration[]): Said {
  const day = { day: date };
  const more = celebrations.length - MOST;
  const sentences = celebrations.slice(0, MOST).map((each) => sentenceOf(each, day));
  return joined(' ', [
    ...sentences,
    ...(more > 0 ? [words('{count, plural, one {And # more.} other {And # more.}}', { count: more })] : []),
  ]);
}

function sentenceOf(each: Celebration, day: { day: string }): Said {
  const { name } = each;
  if (each.kind === 'birthday') return words('{name} has a birthday on {day}.', { name, day });
  return words('{name} completes {years, plural, one {# year} other {# years}} here on {day}.', {
    ...{ name, day, years: each.years },
  });
}
