const COLUMNS = `company_id, code, first_name, last_name, work_email, designation, department, employment_type,
  joining_date, timezone`;

/** @param {string} company SQL of the company's id */
const person = (company) => `
  ${company}, 'B' || n, 'Person ' || (n::bigint * 7919 % 100000), 'Number ' || n, 'person' || n || '@bench.test', 'Designer',
  'Department ' || n % 40, 'permanent', date '2020-01-01' + (n % 2000), 'Asia/Kolkata'`;

/**
 * Fills the demo company up with employees.
 * @param {import('pg').Client} client of an administrator
 * @param {{ from: number, to: number }} numbers of the first and the last one
 */
export async function loadEmployees(client, { from, to }) {
  await client.query(
    `insert into employee (${COLUMNS})
     select ${person('company.id')} from company, generate_series($1::int, $2::int) n where company.code = 'demo'`,
    [from, to],
  );
  await client.query('vacuum analyze employee');
}

/**
 * Puts other companies beside the demo company.
 * @param {import('pg').Client} client of an administrator
 * @param {{ companies: number, employees: number }} counts of companies, and of employees in each
 */
export async function loadCompanies(client, { companies, employees }) {
  await client.query(
    `insert into company (id, code, name, timezone, confirmed_at)
     select uuidv7(), 'bench-' || n, 'Bench ' || n, 'Asia/Kolkata', now() from generate_series(1, $1::int) n`,
    [companies],
  );
  await client.query(
    `insert into employee (${COLUMNS})
     select ${person('company.id')} from company, generate_series(1, $1::int) n where company.code like 'bench-%'`,
    [employees],
  );
  await client.query('vacuum analyze employee');
}

/**
 * The floor's bare copy of the columns that the portal answers for the demo company.
 * @param {import('pg').Client} client of an administrator
 */
export async function makeFloor(client) {
  await client.query(
    `create table bench_floor as
     select id, code, first_name, last_name, work_email, phone, designation, department, employment_type, joining_date,
       timezone, manager_id, user_id, archived_at, version, sort_name
     from employee where company_id = (select id from company where code = 'demo') and not archived`,
  );
  await client.query('alter table bench_floor add primary key (id)');
  await client.query('create index on bench_floor (sort_name, id)');
  await client.query('grant select on bench_floor to public');
  await client.query('vacuum analyze bench_floor');
}
