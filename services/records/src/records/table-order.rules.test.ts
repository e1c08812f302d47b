import type { NamedRow } from '../imports/importer.js';
import { checkTable, type OwnCheck, type TableRow, type UniqueCheck } from './table-order.rules.js';

const ROWS = 20_000;

/** Each row refers to the one before: the longest chain that a file can hold. */
const line = Array.from({ length: ROWS }, (_, at): NamedRow<TableRow> => {
  const names: Record<string, string> = at + 1 < ROWS ? { managerId: `p${at + 1}@acme.test` } : {};
  return { id: `id${at}`, line: at + 2, content: { values: { workEmail: `p${at}@acme.test` }, names } };
});

const email: UniqueCheck = {
  field: 'workEmail',
  keyOf: ({ values }) => String(values['workEmail']),
  present: new Set(),
  taken: 'Taken.',
  same: (at) => `As line ${at}.`,
};
const manager: OwnCheck = {
  field: 'managerId',
  column: 'manager',
  present: new Set<string>(),
  keysOf: ({ values }) => [String(values['workEmail'])],
  circle: 'A circle.',
  unknown: 'Unknown.',
  faulty: (at) => `Line ${at} has errors.`,
};

test('a long chain is ordered in steps, so that other work gets its turn', () => {
  const work = checkTable(line, { unique: [email], own: manager });
  let turns = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) turns += 1;
  // Turns while looking for duplicates, and while following the chain in both directions.
  expect(turns).toBeGreaterThan((3 * ROWS) / 1_000);
  expect([step.value[0]?.id, step.value.at(-1)?.id]).toEqual([`id${ROWS - 1}`, 'id0']);
  expect(step.value.every(({ faults }) => faults.length === 0)).toBe(true);
});
