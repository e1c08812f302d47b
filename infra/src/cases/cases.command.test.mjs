import { writeFileSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compareCase } from './case.compare.mjs';
import { listOwnCases, readCases, runCases } from './case.runner.mjs';
import { cases } from './cases.command.mjs';

/** Steps through the doors of a portal take a second or two each, and more on a busy machine. */
const LONGEST_MS = 900_000;

test.each(listOwnCases())(
  'every case of $area passes',
  async ({ area, file }) => {
    const results = await runCases(area, readCases(file));
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter(({ differences }) => differences.length > 0)).toEqual([]);
  },
  LONGEST_MS,
);

test('moments are compared as instants, lists by length, and only fields that are expected', () => {
  const expected = { at: '2026-03-02T09:00:00+05:30', days: [{ worked: 1 }] };
  expect(compareCase(expected, { at: '2026-03-02T03:30:00.000Z', days: [{ worked: 1, late: 2 }] })).toEqual(
    [],
  );
  expect(compareCase(expected, { at: '2026-03-02T03:31:00Z', days: [{ worked: 2 }] })).toEqual([
    { path: 'at', expected: expected.at, got: '2026-03-02T03:31:00Z' },
    { path: 'days.0.worked', expected: 1, got: 2 },
  ]);
  expect(compareCase({ days: [] }, { days: [1] })).toHaveLength(1);
  expect(compareCase({ outcome: null }, {})).toHaveLength(1);
});

test('a file that holds no cases, and an area without any, are answered with a sentence', async () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'atrium-cases-')), 'list.json');
  expect(() => readCases(file)).toThrow('cannot be read (ENOENT)');
  writeFileSync(file, '{');
  expect(() => readCases(file)).toThrow('is no JSON');
  writeFileSync(file, '[]');
  expect(() => readCases(file)).toThrow('is no file of cases');
  await expect(runCases('weather', [])).rejects.toThrow('There are no cases of "weather"');
  await expect(cases([])).rejects.toThrow(/There are: .*hr-steps/);
});
