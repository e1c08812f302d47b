/** An amount in whole minor units of its currency, such as paise: a safe integer, never a fraction. */
export type Money = number;

/** Whose money a field or a column is: rupees in all rows, or the currency that a row says under `currency`. */
export type MoneyOf = 'INR' | 'own';

const known = new Map<string, number>();

/** Places after the point that a currency has: 2 for rupees, 0 for yen. */
export function minorPlaces(currency: string): number {
  const places = known.get(currency) ?? placesOf(currency);
  known.set(currency, places);
  return places;
}

const placesOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** In the main unit, to be shown only: 10248050 paise are 102480.5 rupees. */
export const inMainUnit = (amount: Money, currency: string): number => amount / 10 ** minorPlaces(currency);

const DECIMAL = /^-?\d+(?:\.(\d*))?$/;
/** Stands for all of them, also for those that are too small for a number. */
const FRACTION = 0.5;

/**
 * A decimal of the main unit in minor units: `102480.5` is 10248050 paise. Not a number for other texts, a fraction for
 * an amount with more places than its currency has: `moneySchema` refuses both, each with its sentence.
 */
export function inMinorUnit(decimal: string, currency: string): number {
  const match = DECIMAL.exec(decimal);
  if (!match) return Number.NaN;
  const part = match[1]?.replace(/0+$/, '') ?? '';
  const places = minorPlaces(currency);
  // The text says the power of ten, because a product would be rounded: 1.005 * 1000.
  return part.length > places ? FRACTION : Number(`${decimal}e${String(places)}`);
}
