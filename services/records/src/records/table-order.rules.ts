import { z } from 'zod';
import type { CheckedRow, NamedRow } from '../imports/importer.js';

/** The content of one row: values by field, and the names by which it refers to other records. */
export interface TableRow {
  values: Readonly<Record<string, unknown>>;
  /** Field of a reference -> the name, normalised for the lookup. */
  names: Readonly<Record<string, string>>;
}

interface KnownKeys {
  value: (key: string) => boolean;
  name: (key: string) => boolean;
  /** The form of some of the values. */
  values?: z.ZodType<TableRow['values'], TableRow['values']> | undefined;
}

/** The form of a row with known values and names alone: others would be left out unnoticed. */
export function tableRowSchema({ value, name, values }: KnownKeys): z.ZodType<TableRow> {
  const known = z.record(z.string().refine(value), z.unknown());
  return z.strictObject({
    values: values ? known.pipe(values) : known,
    names: z.record(z.string().refine(name), z.string()),
  });
}

export type CheckedTableRow = CheckedRow<TableRow>;

/** A value that two records may not share, neither in the file nor with existing records. */
export interface UniqueCheck {
  field: string;
  /** null: the row has no such value. */
  keyOf: (row: TableRow) => string | null;
  present: ReadonlySet<string>;
  /** The message when an existing record has the value. */
  taken: string;
  /** The message when an earlier line has the value. */
  same: (line: number) => string;
}

/** A reference to rows that may be in the same file. */
export interface OwnCheck {
  field: string;
  /** The names by which other rows refer to a row. */
  keysOf: (row: TableRow) => (string | null)[];
  present: ReadonlySet<string>;
  /** Heading of the column. */
  column: string;
  circle: string;
  unknown: string;
  /** Names that several have -> what is said of them. */
  several?: ReadonlyMap<string, string>;
  faulty: (line: number) => string;
}

/** Rows handled between two yields. */
const AT_ONCE = 500;

/**
 * Checks the rows and orders them for creation, referred rows first. It yields regularly, because 50,000 rows take a
 * third of a second.
 */
export function* checkTable(
  rows: readonly NamedRow<TableRow>[],
  { unique, own }: { unique: readonly UniqueCheck[]; own: OwnCheck | null },
): Generator<undefined, CheckedTableRow[]> {
  const checked = rows.map((row): CheckedTableRow => ({ ...row, faults: [] }));
  for (const each of unique) yield* findTwins(checked, each);
  if (!own) return checked;
  const depths = yield* findDepths(checked, own);
  return checked.toSorted((one, other) => (depths.get(one.id) ?? 0) - (depths.get(other.id) ?? 0));
}

function* findTwins(
  rows: CheckedTableRow[],
  { field, keyOf, present, taken, same }: UniqueCheck,
): Generator<undefined> {
  const lines = new Map<string, number>();
  for (const [at, { line, content, faults }] of rows.entries()) {
    if (at % AT_ONCE === 0) yield;
    const key = keyOf(content);
    if (key === null) continue;
    const twin = lines.get(key);
    if (present.has(key)) faults.push({ field, words: taken });
    else if (twin !== undefined) faults.push({ field, words: same(twin) });
    else lines.set(key, line);
  }
}

/** How many rows of the file are above each row. */
function* findDepths(rows: CheckedTableRow[], own: OwnCheck): Generator<undefined, Map<string, number>> {
  const byName = new Map<string, CheckedTableRow>();
  // The first of two rows with one name counts: the second has a fault.
  for (const row of rows)
    for (const name of own.keysOf(row.content)) if (name && !byName.has(name)) byName.set(name, row);
  const depths = new Map<string, number>();
  yield;
  for (const [at, row] of rows.entries()) {
    if (at % AT_ONCE === 0) yield;
    yield* climb(row, { byName, own, depths });
  }
  return depths;
}

interface Line {
  byName: ReadonlyMap<string, CheckedTableRow>;
  own: OwnCheck;
  depths: Map<string, number>;
}

/** Follows the references to a row of known depth and back. Without recursion, because a chain can be long. */
function* climb(from: CheckedTableRow, { byName, own, depths }: Line): Generator<undefined> {
  const line: CheckedTableRow[] = [];
  const passed = new Set<string>();
  let row: CheckedTableRow | undefined = from;
  while (row && !depths.has(row.id) && !passed.has(row.id)) {
    passed.add(row.id);
    if (passed.size % AT_ONCE === 0) yield;
    line.push(row);
    row = rowAbove(row, byName, own);
  }
  // The chain has come back to one of its own rows.
  const isCircle = row !== undefined && !depths.has(row.id);
  for (const [at, each] of line.toReversed().entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) yield;
    const above = rowAbove(each, byName, own);
    depths.set(each.id, above ? (depths.get(above.id) ?? 0) + 1 : 0);
    const words = isCircle ? own.circle : faultOf(each, above, own);
    if (words) each.faults.push({ field: own.column, words });
  }
}

function rowAbove(
  { content }: CheckedTableRow,
  byName: ReadonlyMap<string, CheckedTableRow>,
  { field, present }: OwnCheck,
): CheckedTableRow | undefined {
  const name = content.names[field];
  return name === undefined || present.has(name) ? undefined : byName.get(name);
}

function faultOf(
  { content }: CheckedTableRow,
  above: CheckedTableRow | undefined,
  { field, present, unknown, several, faulty }: OwnCheck,
): string | null {
  const name = content.names[field];
  if (name === undefined || present.has(name)) return null;
  if (!above) return several?.get(name) ?? unknown;
  return above.faults.length > 0 ? faulty(above.line) : null;
}
