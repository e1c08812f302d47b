import type { FieldValue } from '@atrium/records';

/** A kept value as a text; null where it is none. */
export const text = (value: FieldValue | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** A kept value as a number; null where it is none. */
export const whole = (value: FieldValue | undefined): number | null =>
  typeof value === 'number' ? value : null;

/** A kept choice. The table refuses one that it does not know. */
export const oneOf = <Choice extends string>(value: FieldValue | undefined): Choice | null =>
  text(value) as Choice | null;
