const COMPANY = `(select id from company where code = 'demo')`;

/**
 * Gives employees of the demo company the salary of a pay group from a month on, between three lakh and thirty.
 * @param {import('pg').Client} client of an administrator
 * @param {{ structureId: string, groupId: string, month: string, from: number, to: number }} given the numbers of the
 *   employees, as they were loaded
 */
export async function loadSalaries(client, { structureId, groupId, month, from, to }) {
  await client.query(
    `insert into salary (company_id, employee_id, structure_id, group_id, from_month, decided_in, ctc)
     select company_id, id, $1, $2, $3, $3, 30000000 + (abs(hashtext(code)) % 2700) * 100000
     from employee where company_id = ${COMPANY} and code ~ '^B\\d+$' and substr(code, 2)::int between $4 and $5`,
    [structureId, groupId, month, from, to],
  );
  await client.query('vacuum analyze salary');
}

/**
 * Locks a computed run as if two people had submitted and approved it, so that its payslips can be papers.
 * @param {import('pg').Client} client of an administrator
 * @param {string} runId
 */
export async function lockRun(client, runId) {
  await client.query(`update pay_slip set frozen = true, state = 'locked' where run_id = $1`, [runId]);
  await client.query(`update pay_run set state = 'locked', locked_at = now() where id = $1`, [runId]);
}
