import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@atrium/testing';
import { migrations } from './migrations.js';

const PLACES = 'employee-places-1763705300003';
const stampOf = (name: string) => name.slice(-13);
const before = migrations.filter((Each) => stampOf(new Each().name ?? '') < stampOf(PLACES));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(before);
});
afterAll(() => database.drop());

async function hire(companyId: string, places: [department: string | null, designation: string | null][]) {
  const texts = [places.map(([department]) => department), places.map(([, designation]) => designation)];
  await database.query(`insert into company (id, code, name, timezone) values ($1, $2, 'Acme', 'UTC')`, [
    companyId,
    `c${companyId.slice(0, 8)}`,
  ]);
  await database.query(
    `insert into employee (company_id, code, first_name, last_name, work_email, department, designation,
       employment_type, joining_date, timezone)
     select $1, 'E' || n, 'Asha', 'Rao', 'p' || n || '@acme.test', department, designation, 'permanent', '2026-01-05', 'UTC'
     from unnest($2::text[], $3::text[]) with ordinality places(department, designation, n)`,
    [companyId, ...texts],
  );
}

test('texts of departments and designations become records, one for all spellings of a name', async () => {
  const [acme, other] = [randomUUID(), randomUUID()];
  await hire(acme, [
    ['Web and Apps', 'Front-end Developer'],
    ['web and  apps', 'Front end developer'],
    ['Web and Apps ', 'Front-end Developer'],
    ['Design', null],
    [null, 'C++ Developer'],
    ['  ', 'C Developer'],
  ]);
  await hire(other, [['design', null]]);
  const last = migrations.find((Each) => new Each().name === PLACES);
  await database.query(`set role atrium_owner; ${last?.sql ?? ''}; reset role`);
  expect(
    await database.query(
      `select d.company_id = $1 as ours, d.name, count(e.id)::int as people from department d
       left join employee e on e.company_id = d.company_id and e.department_id = d.id and e.department = d.name
       group by 1, 2 order by 1 desc, 2`,
      [acme],
    ),
  ).toEqual([
    { ours: true, name: 'Design', people: 1 },
    { ours: true, name: 'Web and Apps', people: 3 },
    { ours: false, name: 'design', people: 1 },
  ]);
  expect(
    await database.query('select name from designation where company_id = $1 order by name', [acme]),
  ).toEqual([{ name: 'C Developer' }, { name: 'C++ Developer' }, { name: 'Front-end Developer' }]);
  expect(
    await database.query(
      `select code from employee where department is null and company_id = $1 order by 1`,
      [acme],
    ),
  ).toEqual([{ code: 'E5' }, { code: 'E6' }]);
});
