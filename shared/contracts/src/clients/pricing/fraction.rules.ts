/** A decimal as written: `13.333` is 13333 / 1000. */
export interface Decimal {
  digits: bigint;
  scale: bigint;
  /** How many decimals were written. */
  decimals: number;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** @throws {RangeError} for a text that is no decimal: contracts refuse it before */
export function readDecimal(text: string): Decimal {
  const [, sign, whole, part = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`"${text}" is no decimal.`);
  return {
    digits: BigInt(`${sign}${whole}${part}`),
    scale: 10n ** BigInt(part.length),
    decimals: part.length,
  };
}

/** Half up to a whole number; both are not negative. */
export const roundHalfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, each) => sum + each, 0n);

/** Shares an amount by weight: the floor of each share, and the rest one by one to the largest remainders. */
export function shareByWeight(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = sumOf(weights);
  if (all === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (amount * weight) / all);
  const rest = Number(amount - sumOf(shares));
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % all }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    );
  const favoured = new Set(byRemainder.slice(0, rest).map(({ index }) => index));
  return shares.map((share, index) => (favoured.has(index) ? share + 1n : share));
}
