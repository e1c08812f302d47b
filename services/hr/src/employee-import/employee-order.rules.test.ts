import { checkEmployees, type EmployeeRow } from './employee-order.rules.js';

const PRESENT = { emails: new Set<string>(), codes: new Set<string>(), managers: new Set<string>() };
const ROWS = 20_000;

/** Each reports to the one below: the longest line that a file can hold. */
const line = Array.from({ length: ROWS }, (_, at): EmployeeRow => {
  const values = {
    ...{ firstName: 'Asha', lastName: 'Rao', workEmail: `p${at}@acme.test`, code: null, phone: null },
    ...{ designation: null, department: null, employmentType: 'permanent' as const },
    ...{ joiningDate: '2026-04-30', timezone: 'Asia/Kolkata' },
  };
  const manager = at + 1 < ROWS ? `p${at + 1}@acme.test` : null;
  return { id: `id${at}`, line: at + 2, content: { values, manager, codeAfter: 0 } };
});

test('the order of a long line of managers is found bit by bit, so that others have their turn', () => {
  const work = checkEmployees(line, PRESENT);
  let turns = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) turns += 1;
  // While it looks for duplicates, up the line and down again.
  expect(turns).toBeGreaterThan((3 * ROWS) / 1_000);
  expect([step.value[0]?.id, step.value.at(-1)?.id]).toEqual([`id${ROWS - 1}`, 'id0']);
  expect(step.value.every(({ faults }) => faults.length === 0)).toBe(true);
});
