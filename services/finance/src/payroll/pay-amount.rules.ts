import type { ComponentRounding, Money } from '@atrium/contracts';
import Fraction from 'fraction.js';

export const ZERO = new Fraction(0);
const HALF = new Fraction(1, 2);
const PAISE = 100;

/** Paise as rupees, exactly. */
export const inRupees = (amount: Money): Fraction => new Fraction(amount, PAISE);

/**
 * Rupees as paise.
 * @throws {RangeError} for a fraction of a paisa, which only a rounding may take away, and beyond 2^53
 */
export function inPaise(rupees: Fraction): Money {
  const paise = rupees.mul(PAISE);
  const amount = Number(paise.s * paise.n);
  if (paise.d !== 1n || !Number.isSafeInteger(amount)) {
    throw new RangeError(`${rupees.toFraction()} rupees are no whole paise.`);
  }
  return amount;
}

const halfUp = (value: Fraction): Fraction => value.add(HALF).floor();

const ROUNDED: Record<ComponentRounding, (rupees: Fraction) => Fraction> = {
  rupee: halfUp,
  rupeeUp: (rupees) => rupees.ceil(),
  rupeeDown: (rupees) => rupees.floor(),
  paisa: (rupees) => halfUp(rupees.mul(PAISE)).div(PAISE),
};

export const roundAmount = (rupees: Fraction, rounding: ComponentRounding): Fraction =>
  ROUNDED[rounding](rupees);

/** To the nearest multiple of a step, half up. */
export const roundToStep = (rupees: Fraction, step: Fraction): Fraction => halfUp(rupees.div(step)).mul(step);

/** Percentages of packs are few and asked for very often. */
const SHARES = new Map<string, Fraction>();

function shareOf(percent: string): Fraction {
  const known = SHARES.get(percent);
  if (known) return known;
  const share = new Fraction(percent).div(100);
  SHARES.set(percent, share);
  return share;
}

/** @param percent as rules write it, `8.33` */
export const percentOf = (rupees: Fraction, percent: string): Fraction => rupees.mul(shareOf(percent));

export const sumOf = (amounts: readonly Fraction[]): Fraction =>
  amounts.reduce((sum, amount) => sum.add(amount), ZERO);

export const least = (first: Fraction, ...more: Fraction[]): Fraction =>
  more.reduce((a, b) => (b.lt(a) ? b : a), first);

export const most = (first: Fraction, ...more: Fraction[]): Fraction =>
  more.reduce((a, b) => (b.gt(a) ? b : a), first);
