import type { RecordDescription } from '@atrium/contracts';
import { z } from 'zod';
import { readTableMoney } from '../imports/table-number.rules.js';
import type { ImportFault, ImportField, ReadRow } from '../imports/importer.js';
import type { TableRow } from './table-order.rules.js';

/** The fields of an import file, in the record's order. A reference is given by the name under which it is shown. */
export function importFields({ fields }: RecordDescription): ImportField[] {
  return Object.entries(fields).flatMap(
    ([name, { label, schema, shownAs, aliases, help, example, notImported }]) => {
      if (notImported) return [];
      const required = shownAs === undefined && !schema.safeParse(null).success;
      return [
        {
          key: shownAs ?? name,
          label,
          required,
          aliases: aliases ?? [],
          help: help ?? null,
          example: example ?? '',
          ...(isDay(schema) && { holds: 'day' as const }),
        },
      ];
    },
  );
}

/** Whether a field is a day, also one that may be empty. */
function isDay(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return isDay(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodISODate;
}

/** Reads one row by the record's own schema. An empty cell becomes null, a reference its lower-case name, rupees paise. */
export function readCells(
  { fields, createSchema }: RecordDescription & { createSchema: z.ZodType },
  cells: Readonly<Record<string, string>>,
): ReadRow<TableRow> {
  const given = Object.entries(fields).map(([name, { schema, shownAs, money }]) => {
    if (shownAs !== undefined) return [name, null];
    const cell = cells[name] ?? '';
    if (cell === '' && schema.safeParse(null).success) return [name, null];
    return [name, money === 'INR' ? readTableMoney(cell, money) : cell];
  });
  const names = Object.entries(fields).flatMap(([name, { shownAs }]) => {
    const cell = shownAs === undefined ? '' : (cells[shownAs] ?? '');
    return cell === '' ? [] : [[name, cell.toLowerCase()]];
  });
  const { success, data, error } = createSchema.safeParse(Object.fromEntries(given));
  if (!success) return { faults: faultsOf(error.issues) };
  return {
    content: {
      values: data as Record<string, unknown>,
      names: Object.fromEntries(names) as TableRow['names'],
    },
  };
}

/** The first fault of each field. */
function faultsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): ImportFault[] {
  const faults = issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), words: message }));
  return faults.filter(({ field }, place) => faults.findIndex((other) => other.field === field) === place);
}
