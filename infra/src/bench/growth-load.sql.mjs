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
