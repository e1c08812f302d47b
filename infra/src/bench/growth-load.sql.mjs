import { createHash, randomBytes } from 'node:crypto';

const COMPANY = `(select id from company where code = 'demo')`;

/**
 * Gives an opening of the demo company applicants, in the stages before an offer.
 * @param {import('pg').Client} client of an administrator
 * @param {{ openingId: string, people: number }} given
 */
export async function loadApplicants(client, { openingId, people }) {
  await client.query(
    `insert into candidate (company_id, name, email)
     select ${COMPANY}, 'Applicant ' || n, 'applicant' || n || '@bench.test' from generate_series(1, $1::int) n`,
    [people],
  );
  await client.query(
    `insert into application (company_id, candidate_id, opening_id, state, stage_id, source, experience)
     select c.company_id, c.id, o.id, stage ->> 'kind', stage ->> 'id', 'careers', abs(hashtext(c.email)) % 20
     from candidate c join opening o on o.company_id = c.company_id and o.id = $1
       cross join lateral (select array_agg(each) as all from jsonb_array_elements(o.stages) each
         where each ->> 'kind' not in ('offer', 'joined')) stages
       cross join lateral (select stages.all[1 + abs(hashtext(c.email)) % cardinality(stages.all)] as stage) chosen
     where c.company_id = ${COMPANY} and c.email like 'applicant%@bench.test'`,
    [openingId],
  );
  await client.query('vacuum analyze candidate, application');
}

/**
 * Invites applicants to an assessment, without a mail for each.
 * @param {import('pg').Client} client of an administrator
 * @param {{ assessmentId: string, people: number }} given
 * @returns {Promise<string[]>} their links
 */
export async function loadInvitations(client, { assessmentId, people }) {
  const { rows } = await client.query(`select ${COMPANY} as id`);
  const randoms = Array.from({ length: people }, () => randomBytes(32).toString('base64url'));
  const hashes = randoms.map((random) => createHash('sha256').update(random).digest('hex'));
  await client.query(
    `insert into assessment_invitation (company_id, assessment_id, application_id, link_hash, link_until)
     select a.company_id, $1, a.id, ($2::text[])[a.place], now() + interval '7 days'
     from (select a.company_id, a.id, row_number() over (order by a.id) as place from application a
       join candidate c on c.company_id = a.company_id and c.id = a.candidate_id
       where c.email like 'applicant%@bench.test') a
     where a.place <= cardinality($2::text[])`,
    [assessmentId, hashes],
  );
  await client.query('vacuum analyze assessment_invitation');
  return randoms.map((random) => `${rows[0].id}.${random}`);
}

/**
 * Lets an employee lead all loaded ones, so that each gets a form of a lead.
 * @param {import('pg').Client} client of an administrator
 * @param {string} email of whoever leads them
 */
export async function loadLead(client, email) {
  await client.query(
    `update employee e set manager_id = m.id from employee m
     where e.company_id = ${COMPANY} and e.code ~ '^B\\d+$' and m.company_id = e.company_id and m.work_email = $1`,
    [email],
  );
}

/**
 * Brings a launched cycle to calibration, as if all had written about all.
 * @param {import('pg').Client} client of an administrator
 * @param {string} cycleId
 */
export async function finishForms(client, cycleId) {
  await client.query(
    `update evaluation_form set state = 'submitted', submitted_at = now() where cycle_id = $1`,
    [cycleId],
  );
  await client.query(
    `update evaluation_result set final = '7/2', score = 3.5, label = 'Meets', stages = '{"self": null, "peer": null, "lead": "7/2", "hr": null}'
     where cycle_id = $1`,
    [cycleId],
  );
  await client.query(`update evaluation_cycle set state = 'calibration' where id = $1`, [cycleId]);
}

/**
 * @param {import('pg').Client} client of an administrator
 * @param {string} cycleId
 * @returns {Promise<number>} of how many people a launched cycle asks
 */
export async function countResults(client, cycleId) {
  const { rows } = await client.query(
    `select count(*)::int as people from evaluation_result where cycle_id = $1`,
    [cycleId],
  );
  return rows[0].people;
}
