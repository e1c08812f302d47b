import type { ReadRow, TableRow } from '@atrium/records';
import type { z } from 'zod';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_FIRST = /^(?<year>\d{4})[-/.](?<month>\d{1,2})(?:[-/.]\d{1,2})?(?:[T\s].*)?$/;
const MONTH_FIRST = /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/;
const NAMED = /^(?<name>[a-z]{3,9})[\s.,/-]+(?<year>\d{4}|\d{2})$/i;
const YES = ['yes', 'y', 'true', '1'];
const NO = ['no', 'n', 'false', '0'];

/** A month as people and spreadsheets write it -> `2026-04`; what is none stays as it is, for its schema to refuse. */
export function monthOfCell(cell: string): string {
  const given = cell.trim();
  const {
    year = '',
    month,
    name,
  } = (YEAR_FIRST.exec(given) ?? MONTH_FIRST.exec(given) ?? NAMED.exec(given))?.groups ?? {};
  if (year === '') return given;
  const number = month ?? String(MONTHS.indexOf((name ?? '').toLowerCase().slice(0, 3)) + 1);
  return `${year.length === 2 ? `20${year}` : year}-${number.padStart(2, '0')}`;
}

/** Yes or no, as people write it; undefined for what is neither. */
export function yesNoOfCell(cell: string): boolean | undefined {
  const given = cell.trim().toLowerCase();
  if (YES.includes(given)) return true;
  return NO.includes(given) ? false : undefined;
}

/** The key of a choice that is named by its key or its label; what is none stays as it is. */
export function choiceOfCell<Key extends string>(
  cell: string,
  keys: readonly Key[],
  labels: Record<Key, string>,
): string {
  const given = cell.trim().toLowerCase();
  return keys.find((key) => [key, labels[key]].some((words) => words.toLowerCase() === given)) ?? cell;
}

/** How a row names another record. */
export interface NamedCell {
  /** The field that holds its id. */
  field: string;
  /** The column, as faults name it. */
  column: string;
  cell: string;
  /** What is said where the cell is empty. */
  missing: string;
}

interface Reading {
  schema: z.ZodType<Record<string, unknown>>;
  given: Readonly<Record<string, unknown>>;
  names: readonly NamedCell[];
}

/** Reads one row by the rules of the form; all that is wrong with it is told at once, each column once. */
export function readPayRow({ schema, given, names }: Reading): ReadRow<TableRow> {
  const { success, data, error } = schema.safeParse(given);
  const missing = names.filter(({ cell }) => cell === '');
  const faults = [
    ...missing.map(({ column, missing: words }) => ({ field: column, words })),
    ...(error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), words: message })),
  ];
  if (!success || faults.length > 0)
    return {
      faults: faults.filter(
        ({ field }, place) => faults.findIndex((other) => other.field === field) === place,
      ),
      names: namesIn(names.filter(({ cell }) => cell !== '')),
    };
  return {
    content: {
      values: data,
      names: namesIn(names),
    },
  };
}

const namesIn = (names: readonly NamedCell[]): Record<string, string> =>
  Object.fromEntries(names.map(({ field, cell }) => [field, cell]));
