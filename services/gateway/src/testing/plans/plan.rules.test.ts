import type { PlanNode } from '@atrium/testing';
import { findPlanFaults, listedTable } from './plan.rules.js';

const BOUNDS = { scanned: 100, looked: 1_000, milliseconds: 50 };
const faultsOf = (plan: PlanNode, milliseconds = 1) =>
  findPlanFaults({ sql: 'select 1', milliseconds, plan }, BOUNDS);

const scan = (how: string, rows: number, given: Partial<PlanNode> = {}): PlanNode => ({
  'Node Type': how,
  'Relation Name': 'employee',
  'Actual Rows': rows,
  'Actual Loops': 1,
  ...given,
});

test('a plan with an index passes, and so does reading a small table completely', () => {
  const plans = [scan('Index Scan', 51), scan('Seq Scan', 40)];
  expect(faultsOf({ 'Node Type': 'Limit', Plans: plans })).toEqual([]);
});

test('a table that is read from end to end is found, wherever it stands and however few rows it gives', () => {
  const lost = scan('Seq Scan', 0, { 'Rows Removed by Filter': 500 });
  expect(faultsOf({ 'Node Type': 'Limit', Plans: [{ 'Node Type': 'Sort', Plans: [lost] }] })).toEqual([
    'reads all 500 rows of employee: select 1',
  ]);
});

test('rows that an index gives and a filter leaves out count, in each round', () => {
  const each = scan('Index Scan', 1, {
    'Rows Removed by Filter': 29,
    'Actual Loops': 51,
    'Index Name': 'by_name',
  });
  expect(faultsOf({ 'Node Type': 'Nested Loop', Plans: [each] })).toEqual([
    'looks at 1530 rows, most of employee by Index Scan by_name: select 1',
  ]);
});

test('a slow plan is found', () => {
  expect(faultsOf(scan('Index Scan', 1), 80)).toEqual(['takes 80 ms: select 1']);
});

test('the table of a list is the one that its page is read from', () => {
  const page = 'select e.id, (e.sort_name)::text as keyset_value from employee e where true limit 51';
  const done = (sql: string) => ({ sql, milliseconds: 1, plan: scan('Index Scan', 1) });
  expect(listedTable([done('select count(*) from department'), done(page)])).toBe('employee');
  expect(() => listedTable([])).toThrow('No page');
});
