import { types } from 'pg';

const INT8: number = types.builtins.INT8;

/** Throws for one that a number would change, which no column may hold. */
function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${text} is beyond the whole numbers that stay exact.`);
  return value;
}

/**
 * How columns become values on every connection of the portal: as pg reads them, and whole numbers of 8 bytes, such as
 * amounts of money, as numbers. The queue's connections belong to graphile-worker, which reads its own.
 */
export const columnTypes: Pick<typeof types, 'getTypeParser'> = {
  getTypeParser: ((type: number, format?: 'text'): unknown =>
    type === INT8 ? toSafeInteger : types.getTypeParser(type, format)) as typeof types.getTypeParser,
};
