import type { Money } from '@atrium/contracts';

/** Whole rupees, as rules are written, in paise. */
export const rupees = (amount: number): Money => amount * 100;

/** The least pay that is above an amount of whole rupees. */
export const above = (amount: number): Money => rupees(amount) + 1;
