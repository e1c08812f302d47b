/** Days (or hours) of leave in whole hundredths, so that sums are exact. */
export type Hundredths = number;

export const FULL: Hundredths = 100;
export const HALF: Hundredths = 50;

export const toHundredths = (days: number): Hundredths => Math.round(days * 100);
export const toDays = (amount: Hundredths): number => amount / 100;

/** Rounds down to a step; of a date half a day is the smallest part that can be paid. */
export const floorTo = (amount: Hundredths, step: Hundredths): Hundredths => Math.floor(amount / step) * step;

export const sumOf = <Item>(items: readonly Item[], read: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + read(item), 0);
