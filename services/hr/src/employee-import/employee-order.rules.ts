import type { CheckedRow, NamedRow } from '@atrium/records';
import type { ImportedEmployee } from './employee-row.rules.js';

export type EmployeeRow = NamedRow<ImportedEmployee>;
type Checked = CheckedRow<ImportedEmployee>;

/** What a company has of what a file speaks of. */
export interface PresentEmployees {
  emails: ReadonlySet<string>;
  codes: ReadonlySet<string>;
  /** Codes and e-mails of those who may be managers. */
  managers: ReadonlySet<string>;
}

/** So many rows are looked at in one go. */
const AT_ONCE = 500;
const COUNTED_CODE = /^E(\d{4,9})$/;

/**
 * The rows in the order in which they are made, managers first, each with what is wrong with it. Of 50,000 that takes a
 * third of a second: it yields again and again, for others to have their turn.
 */
export function* checkEmployees(
  rows: readonly EmployeeRow[],
  present: PresentEmployees,
): Generator<undefined, Checked[]> {
  const codeAfter = Math.max(0, ...numbersOf(rows));
  const checked = rows.map((row): Checked => ({
    ...row,
    content: { ...row.content, codeAfter },
    faults: [],
  }));
  yield* findDuplicates(checked, present);
  const depths = yield* findManagers(checked, present);
  return checked.toSorted((one, other) => (depths.get(one.id) ?? 0) - (depths.get(other.id) ?? 0));
}

function* numbersOf(rows: readonly EmployeeRow[]): Generator<number> {
  for (const { content } of rows) {
    const [, number] = COUNTED_CODE.exec(content.values.code ?? '') ?? [];
    if (number) yield Number(number);
  }
}

function* findDuplicates(rows: Checked[], { emails, codes }: PresentEmployees): Generator<undefined> {
  const [seenEmails, seenCodes] = [new Map<string, number>(), new Map<string, number>()];
  for (const [at, { line, content, faults }] of rows.entries()) {
    if (at % AT_ONCE === 0) yield;
    const { workEmail, code } = content.values;
    const twin = seenEmails.get(workEmail);
    if (emails.has(workEmail))
      faults.push({ field: 'workEmail', words: 'Another employee already uses this e-mail.' });
    else if (twin) faults.push({ field: 'workEmail', words: `Line ${twin} has the same e-mail.` });
    else seenEmails.set(workEmail, line);
    if (!code) continue;
    const other = seenCodes.get(code);
    if (codes.has(code)) faults.push({ field: 'code', words: 'Another employee has this code.' });
    else if (other) faults.push({ field: 'code', words: `Line ${other} has the same code.` });
    else seenCodes.set(code, line);
  }
}

/** How many managers of the file stand above each row. */
function* findManagers(
  rows: Checked[],
  { managers }: PresentEmployees,
): Generator<undefined, Map<string, number>> {
  const byName = new Map<string, Checked>();
  for (const row of rows) {
    const { workEmail, code } = row.content.values;
    // The first of two with one name: the second has a fault.
    for (const name of [workEmail, code]) if (name && !byName.has(name)) byName.set(name, row);
  }
  const depths = new Map<string, number>();
  yield;
  for (const [at, row] of rows.entries()) {
    if (at % AT_ONCE === 0) yield;
    yield* climb(row, { byName, managers, depths });
  }
  return depths;
}

interface Line {
  byName: ReadonlyMap<string, Checked>;
  managers: ReadonlySet<string>;
  depths: Map<string, number>;
}

/** Up to somebody whose place is known, then down again: without recursion, however long the line is. */
function* climb(from: Checked, { byName, managers, depths }: Line): Generator<undefined> {
  const line: Checked[] = [];
  const passed = new Set<string>();
  let row: Checked | undefined = from;
  while (row && !depths.has(row.id) && !passed.has(row.id)) {
    passed.add(row.id);
    if (passed.size % AT_ONCE === 0) yield;
    line.push(row);
    row = managerRow(row, byName, managers);
  }
  // Came back to somebody of this very line.
  const isCircle = row !== undefined && !depths.has(row.id);
  for (const [at, each] of line.toReversed().entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) yield;
    const above = managerRow(each, byName, managers);
    depths.set(each.id, above ? (depths.get(above.id) ?? 0) + 1 : 0);
    const words = isCircle
      ? 'Their managers report to each other in a circle.'
      : faultOf(each, above, managers);
    if (words) each.faults.push({ field: 'manager', words });
  }
}

function managerRow(
  { content: { manager } }: Checked,
  byName: ReadonlyMap<string, Checked>,
  managers: ReadonlySet<string>,
): Checked | undefined {
  return manager === null || managers.has(manager) ? undefined : byName.get(manager);
}

function faultOf(
  { content: { manager } }: Checked,
  above: Checked | undefined,
  managers: ReadonlySet<string>,
): string | null {
  if (manager === null || managers.has(manager)) return null;
  if (!above) return 'Nobody who works here, or stands in the file without errors, has this code or e-mail.';
  return above.faults.length > 0 ? `Their manager, in line ${above.line}, has errors.` : null;
}
