import { TOTAL_LIMIT } from '@atrium/contracts';
import type { ReadValue } from '@atrium/platform';
import { rowsAfter, type KeysetOrder } from './keyset.rules.js';

/** A condition with `?` for each of its values; `??` is a literal question mark in the SQL. */
export interface ListFilter {
  sql: string;
  values: ReadValue[];
}

export interface ListSource {
  /** The select list, `e.id, e.first_name as "firstName"`. */
  columns: string;
  /** What follows FROM, with `?` for each of `fromValues`. */
  from: string;
  fromValues?: ReadValue[];
  filters: ListFilter[];
}

export interface Statement {
  text: string;
  values: ReadValue[];
}

export const SORT_VALUE = 'keyset_value';

/** Counts the rows that pass the filters, up to just beyond TOTAL_LIMIT. */
export function countStatement({ from, fromValues = [], filters }: ListSource): Statement {
  const values: ReadValue[] = [];
  const source = `${numbered({ sql: from, values: fromValues }, values)} where ${allOf(filters, values)}`;
  const matching = `select 1 from ${source} limit ${TOTAL_LIMIT + 1}`;
  return { text: `select count(*)::int as counted from (${matching}) matching`, values };
}

/** Most values that are counted apart. */
const MOST_VALUES = 2_000;

/**
 * Counts the rows that pass the filters for each value of an expression, the most frequent first, and all of them as
 * `counted`, up to just beyond TOTAL_LIMIT.
 */
export function valuesStatement({ from, fromValues = [], filters }: ListSource, by: string): Statement {
  const values: ReadValue[] = [];
  const source = `${numbered({ sql: from, values: fromValues }, values)} where ${allOf(filters, values)}`;
  const matching = `select (${by})::text as value from ${source} limit ${TOTAL_LIMIT + 1}`;
  const text = `select value, count(*)::int as total, (sum(count(*)) over ())::int as counted
    from (${matching}) matching group by 1 order by 2 desc, 1 limit ${MOST_VALUES}`;
  return { text, values };
}

/**
 * How many rows are read for a page: at least one more than it shows. The number is written into the statement, because
 * the planner assumes a tenth of the table for a parameter. Few different steps keep the number of statements small.
 */
const READ_STEPS = [26, 51, 101, 251, 501, 1_001];

function rowsToRead(limit: number): number {
  const step = READ_STEPS.find((rows) => rows > limit);
  if (step === undefined) throw new Error(`A page of ${limit} rows is too long.`);
  return step;
}

/** Reads the rows of one page and at least one more, each with the value that a cursor needs. */
export function pageStatement(
  { columns, from, fromValues = [], filters }: ListSource,
  order: KeysetOrder,
  page: { limit: number; after: { value: string | null; id: string } | null },
): Statement {
  const values: ReadValue[] = [];
  const source = `${numbered({ sql: from, values: fromValues }, values)} where ${allOf(filters, values)}`;
  const direction = order.descending ? 'desc' : 'asc';
  const orderBy = `${order.column} ${direction}${order.nullable ? ' nulls last' : ''}, ${order.id} ${direction}`;
  const next = (value: ReadValue): string => `$${values.push(value)}`;
  const start = page.after ? ` and ${startAfter(order, page.after, next)}` : '';
  const key = `(${order.column})::text as ${SORT_VALUE}`;
  const text = `select ${columns}, ${key} from ${source}${start} order by ${orderBy} limit ${rowsToRead(page.limit)}`;
  return { text, values };
}

function startAfter(
  order: KeysetOrder,
  after: { value: string | null; id: string },
  next: (value: ReadValue) => string,
): string {
  const valueParameter = after.value === null ? '' : next(after.value);
  return rowsAfter(order, { value: after.value, valueParameter, idParameter: next(after.id) });
}

/** Joins the filters into one condition, numbers its parameters on from `values` and appends their values. */
export function allOf(filters: readonly ListFilter[], values: unknown[]): string {
  return filters.map((filter) => `(${numbered(filter, values)})`).join(' and ') || 'true';
}

function numbered({ sql, values: own }: ListFilter, values: unknown[]): string {
  let place = 0;
  const text = sql.replace(/\?\??/g, (mark) => {
    if (mark === '??') return '?';
    const value = own[place++];
    if (value === undefined) throw new Error(`A value is missing: ${sql}`);
    return `$${values.push(value)}`;
  });
  if (place !== own.length) throw new Error(`A value has no place: ${sql}`);
  return text;
}
