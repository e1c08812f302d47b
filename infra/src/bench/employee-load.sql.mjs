/**
 * Fills the demo company up with employees, and makes the floor's bare copy of the columns that the portal answers.
 * @param {import('pg').Client} client of an administrator
 * @param {number} count
 */
export async function loadEmployees(client, count) {
  await client.query(
    `insert into employee (company_id, code, first_name, last_name, work_email, designation, department,
       employment_type, joining_date, timezone)
     select company.id, 'B' || n, 'Person ' || (n * 7919 % 100000), 'Number ' || n, 'person' || n || '@bench.test',
       'Designer', 'Department ' || n % 40, 'permanent', date '2020-01-01' + (n % 2000), 'Asia/Kolkata'
     from company, generate_series(1, $1::int) n
     where company.code = 'demo'`,
    [count],
  );
  await client.query(
    `create table bench_floor as
     select id, code, first_name, last_name, work_email, phone, designation, department, employment_type, joining_date,
       timezone, manager_id, user_id, archived_at, version, sort_name
     from employee where company_id = (select id from company where code = 'demo') and not archived`,
  );
  await client.query('alter table bench_floor add primary key (id)');
  await client.query('create index on bench_floor (sort_name, id)');
  await client.query('grant select on bench_floor to public');
  await client.query('vacuum analyze employee');
  await client.query('vacuum analyze bench_floor');
}
