/**
 * The totals of a run by its last line, `N passed, N failed`.
 * @param {string} output
 * @param {number | null} code exit code of the run; null when it was ended
 * @returns {{ passed: number, failed: number }} a run that says nothing, or ends badly without a failed test, counts
 * one failure
 */
export function readTotals(output, code) {
  const totals = /(\d+) passed, (\d+) failed\s*$/.exec(output.trimEnd());
  const passed = Number(totals?.[1] ?? 0);
  const failed = Number(totals?.[2] ?? 1);
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}
