import { trigramsOf } from './trigram.rules.js';
import { ALIKE } from './verdict.rules.js';

/** How often letters occur in names, in thousandths; what is not listed is rare. */
const FREQUENT: Readonly<Record<string, number>> = {
  ' ': 150,
  a: 110,
  e: 90,
  i: 85,
  n: 75,
  r: 75,
  s: 70,
  t: 65,
  o: 65,
  l: 50,
  d: 40,
  h: 40,
  m: 40,
  c: 40,
  u: 35,
  g: 30,
  p: 30,
  k: 30,
  y: 25,
  v: 20,
  b: 25,
  f: 15,
  w: 12,
  j: 12,
  x: 4,
  z: 6,
  q: 3,
};
/** Words of so many names that they say little of one. */
const USUAL = `solutions services technologies technology digital media marketing enterprises enterprise industries
  traders trading international indian india group foods hotels hotel hospital clinic school academy studio studios
  designs design consulting consultants systems software infotech global and the of shop store homes agency centre`;

const USUAL_TRIGRAMS = trigramsOf(USUAL.replaceAll(/\s+/g, ' '));

const weightOf = (trigram: string): number =>
  Array.from(trigram).reduce((sum, letter) => sum + (FREQUENT[letter] ?? 1), 0) +
  (USUAL_TRIGRAMS.has(trigram) ? 1000 : 0);

export interface NameMarks {
  /** The rarest first. */
  marks: string[];
  /** Of all trigrams of the name. */
  size: number;
}

/**
 * The rarest trigrams of a company's key, so many that every other key that is similar enough has one of them among its
 * own: two sets that share 0.6 of all their members share one of those that come first in any common order.
 */
export function nameMarks(key: string): NameMarks {
  const trigrams = [...trigramsOf(key)].toSorted(
    (one, other) => weightOf(one) - weightOf(other) || (one < other ? -1 : 1),
  );
  const most = trigrams.length - Math.ceil(ALIKE * trigrams.length) + 1;
  return { marks: trigrams.slice(0, most), size: trigrams.length };
}

/** Between which sizes a similar name is. */
export const similarSizes = (size: number): { least: number; most: number } => ({
  least: Math.ceil(ALIKE * size),
  most: Math.floor(size / ALIKE),
});
