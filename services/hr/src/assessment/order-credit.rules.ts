import Fraction from 'fraction.js';
import { ONE, ZERO } from '../exact/exact-number.rules.js';
import type { OrderScoring } from './question.types.js';

const SHORTEST_RUN = 2;

/** Which part of the order is right, 0 to 1. */
export function orderCredit(
  right: readonly string[],
  given: readonly string[],
  scoring: OrderScoring,
): Fraction {
  if (right.length === given.length && right.every((item, place) => item === given[place])) return ONE;
  if (right.length < SHORTEST_RUN) return ZERO;
  return CREDIT[scoring](right, given);
}

const CREDIT: Record<OrderScoring, (right: readonly string[], given: readonly string[]) => Fraction> = {
  allOrNothing: () => ZERO,
  position: (right, given) =>
    new Fraction(right.filter((item, place) => item === given[place]).length, right.length),
  adjacent: (right, given) => {
    const followed = right.slice(1).filter((item, before) => {
      const at = given.indexOf(right[before] ?? '');
      return at >= 0 && given[at + 1] === item;
    });
    return new Fraction(followed.length, right.length - 1);
  },
  longest: (right, given) => {
    const run = longestRise(given.map((item) => right.indexOf(item)).filter((place) => place >= 0));
    return run < SHORTEST_RUN ? ZERO : new Fraction(run, right.length);
  },
};

/** How many of the numbers rise at most, those between them left out. */
function longestRise(places: readonly number[]): number {
  const best: number[] = [];
  for (const [index, place] of places.entries()) {
    const earlier = best.filter((_, before) => (places[before] ?? 0) < place);
    best[index] = Math.max(0, ...earlier) + 1;
  }
  return Math.max(0, ...best);
}
