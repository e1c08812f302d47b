import { readDecimal, roundHalfUp } from './fraction.rules.js';
import type { Supply, TaxName } from './pricing.types.js';

const TAXES: Record<Supply, TaxName[]> = {
  inState: ['cgst', 'sgst'],
  inUnionTerritory: ['cgst', 'utgst'],
  interState: ['igst'],
  single: ['tax'],
  zeroRated: [],
  untaxed: [],
};

export const taxNames = (supply: Supply): TaxName[] => TAXES[supply];

interface TaxedLine {
  supply: Supply;
  taxRate: string;
  pricesIncludeTax: boolean;
}

/**
 * Each tax of a line. Two taxes are each computed at half the rate, never by halving their sum, so they are always
 * equal.
 */
export function taxesOn(base: bigint, { supply, taxRate, pricesIncludeTax }: TaxedLine): [TaxName, bigint][] {
  const names = taxNames(supply);
  const { digits, scale } = readDecimal(taxRate);
  const whole = 100n * scale + (pricesIncludeTax ? digits : 0n);
  return names.map((name) => [name, roundHalfUp(base * digits, BigInt(names.length) * whole)]);
}
