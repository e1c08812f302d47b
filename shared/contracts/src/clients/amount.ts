import { z } from 'zod';

/** In paise. */
export const amountSchema = z
  .number('Enter an amount.')
  .int()
  .max(1_000_000_000_000, 'This amount is too large.');

/** In paise, above 0. */
export const moneySchema = amountSchema.min(1, 'Enter an amount above 0.');
