import { createHash } from 'node:crypto';

const DEMO = `(select id from company where code = 'demo')`;
const STAGES = `(array['new', 'assigned', 'contacting', 'qualified', 'proposal_sent', 'on_hold'])[1 + n % 6]`;
/** So many leads share the name of a company. */
const OF_ONE_COMPANY = 50;
const NAME_LENGTH = 32;

/** SQL of what lead n has. */
const firm = `'Firm ' || left(encode(sha256((n / ${OF_ONE_COMPANY})::text::bytea), 'hex'), ${NAME_LENGTH})`;
const email = `'lead' || n || '@firm' || n / ${OF_ONE_COMPANY} || '.example'`;
const phone = `'+91' || (9000000000 + n)`;

/**
 * Fills the demo company with leads, and with the keys by which they are found while somebody types.
 * @param {import('pg').Client} client of an administrator
 * @param {{ from: number, to: number }} numbers of the first and the last one
 */
export async function loadLeads(client, { from, to }) {
  const numbers = [from, to];
  await client.query(
    `insert into lead (company_id, id, name, company, emails, phones, source, stage, owner_id, value, probability, city,
       next_on, created_at)
     select ${DEMO}, md5('lead ' || n)::uuid, 'Lead ' || n, ${firm}, array[${email}], array[${phone}],
       'referral', ${STAGES}, case when n % 6 > 0 then (select id from user_account
         where company_id = ${DEMO} and email = 'employee@demo.test') end,
       n % 1000 * 100000, 20, 'City ' || n % 200, date '2027-01-01' + n % 300, now() - n * interval '1 minute'
     from generate_series($1::int, $2::int) n`,
    numbers,
  );
  await client.query(
    `insert into contact_key (company_id, key, kind, record_id)
     select ${DEMO}, key, 'lead', md5('lead ' || n)::uuid from generate_series($1::int, $2::int) n,
       unnest(array['email:' || ${email}, 'mailbox:' || ${email}, 'phone:' || ${phone},
         'company:' || lower(${firm})]) key`,
    numbers,
  );
  await client.query('vacuum analyze lead, contact_key');
}

/**
 * Names that are similar to others are found by marks, which the portal's own job sets.
 * @param {import('pg').Client} client of an administrator
 */
export async function markNames(client) {
  await client.query(
    `begin;
     do $do$
     declare
       company uuid := ${DEMO};
       made uuid;
     begin
       execute format('set local app.company_id = %L', company);
       insert into job (company_id, kind, title, payload, kept, created_at)
         values (company, 'clients.mark-names', 'Similar names of companies', '{}', true, now()) returning id into made;
       perform atrium_enqueue_job(made, now(), 0, 10);
     end
     $do$;
     commit`,
  );
  for (;;) {
    const { rows } = await client.query(
      `select 1 from job where kind = 'clients.mark-names' and state in ('queued', 'running')`,
    );
    if (rows.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await client.query('vacuum analyze company_name_mark');
}

/** What a person types to find lead n: its addresses, and its company without the last letter. */
export function typedFor(/** @type {number} */ n) {
  const company = Math.floor(n / OF_ONE_COMPANY);
  const name = createHash('sha256').update(String(company)).digest('hex').slice(0, NAME_LENGTH);
  return {
    company: `Firm ${name.slice(0, -1)}`,
    email: `lead${n}@firm${company}.example`,
    phone: String(9_000_000_000 + n),
  };
}
