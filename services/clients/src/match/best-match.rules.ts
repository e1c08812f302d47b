import { matchKeys, type MatchKeys } from '../contact/match-keys.rules.js';
import { matchOf, type Match } from '../contact/verdict.rules.js';
import { HOME } from '../home.rules.js';
import type { KnownContact } from './match.types.js';

const ORDER = ['same', 'likely', 'possible'];

/** Of all people on both sides the two who are most alike. */
export function bestMatch(mine: readonly MatchKeys[], { people, ...known }: KnownContact): Match | null {
  const persons = people.length > 0 ? people : [null];
  const others = persons.map((person) => matchKeys({ ...known, person }, HOME.country));
  const matches = mine.flatMap((one) => others.flatMap((other) => matchOf(one, other) ?? []));
  return matches.toSorted((one, next) => ORDER.indexOf(one.verdict) - ORDER.indexOf(next.verdict))[0] ?? null;
}
