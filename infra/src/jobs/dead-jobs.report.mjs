/** @typedef {import('@atrium/platform').DeadJob} DeadJob */

const longestError = 300;

/** @param {DeadJob} job */
const describe = ({ id, kind, companyId, attempts, error, since }) =>
  [
    `${id}  ${kind}  ${companyId ? `company ${companyId}` : 'the installation'}`,
    `    ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'} since ${since.toISOString()}`,
    `    ${(error ?? 'its worker was killed').replace(/\s+/g, ' ').slice(0, longestError)}`,
  ].join('\n');

/**
 * @param {DeadJob[]} jobs
 * @returns {string} for the terminal
 */
export function describeDead(jobs) {
  if (jobs.length === 0) return 'No failed jobs.';
  return [...jobs.map(describe), '', 'npm run jobs -- retry ID, or retry all, sets them off again.'].join(
    '\n',
  );
}
