import Fraction from 'fraction.js';

export const ZERO = new Fraction(0);
export const ONE = new Fraction(1);
const HALF = new Fraction(1, 2);
const HUNDRED = 100;

/** A number as its decimal text says it: 0.1 is a tenth, not the binary number beside it. */
export function exactOf(decimal: number | string): Fraction {
  const [digits = '', power = '0'] = String(decimal).toLowerCase().split('e');
  const shift = Number(power);
  const scale = new Fraction(10n ** BigInt(Math.abs(shift)));
  return shift < 0 ? new Fraction(digits).div(scale) : new Fraction(digits).mul(scale);
}

export const sumOf = (values: readonly Fraction[]): Fraction =>
  values.reduce((sum, value) => sum.add(value), ZERO);

export interface Weighted {
  /** Null: what has no value leaves its weight to the others. */
  value: Fraction | null;
  weight: Fraction;
}

/** Null where nothing that counts has a value. */
export function weightedMean(given: readonly Weighted[]): Fraction | null {
  const counted = given.flatMap(({ value, weight }) => (value === null ? [] : [{ value, weight }]));
  const weight = sumOf(counted.map((each) => each.weight));
  if (weight.equals(ZERO)) return null;
  return sumOf(counted.map((each) => each.value.mul(each.weight))).div(weight);
}

export const meanOf = (values: readonly Fraction[]): Fraction | null =>
  weightedMean(values.map((value) => ({ value, weight: ONE })));

/** As it is shown: two decimals, half away from zero. */
export function shownOf(value: Fraction): Fraction {
  const rounded = value.abs().mul(HUNDRED).add(HALF).floor().div(HUNDRED);
  return value.lt(ZERO) ? rounded.neg() : rounded;
}

export const shownNumber = (value: Fraction | null): number | null =>
  value === null ? null : shownOf(value).valueOf();
