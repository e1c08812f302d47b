import { z } from 'zod';
import type { Money } from './money.js';

/** The most that somebody enters in one field, if nothing else is said: ten billion rupees. */
const MOST: Money = 1_000_000_000_000;

interface MoneyLimits {
  /** 0, or 1 for an amount above 0. */
  min?: 0 | 1;
  max?: Money;
}

const LEAST = { 0: 'Enter at least 0.', 1: 'Enter an amount above 0.' } as const;
const TOO_LARGE = 'This amount is too large.';

/** An amount that somebody enters, with a sentence beside its field for whatever is none. */
export const moneySchema = ({ min = 0, max = MOST }: MoneyLimits = {}) =>
  z
    .int({
      abort: true,
      error: ({ code, input }) => {
        if (code === 'too_big') return TOO_LARGE;
        if (code === 'too_small') return LEAST[min];
        return Number.isFinite(input)
          ? 'Enter an amount without a fraction of a paisa or cent.'
          : 'Enter an amount.';
      },
    })
    .min(min, LEAST[min])
    .max(max, TOO_LARGE);

/** An amount in an answer; a discount or a rounding may be below 0. */
export const shownMoneySchema = z.int();

/** Sums in several currencies, which are never added. Empty: nothing. */
export const shownAmountsSchema = z.array(z.object({ currency: z.string(), amount: shownMoneySchema }));
export type ShownAmounts = z.infer<typeof shownAmountsSchema>;
