import type { Colleague, Page, User } from '@atrium/contracts';
import { TestPortal, type TestCompany } from '@atrium/testing';

let portal: TestPortal;
let many: TestCompany;
let other: TestCompany;

/** More than a list counts: `Mira Rao_0 … person0@north.test`; every thousandth a deactivated Zoya. */
const PEOPLE = 10_100;

beforeAll(async () => {
  portal = await TestPortal.start();
  [many, other] = [await portal.company(), await portal.company()];
  await portal.database.query(
    `insert into user_account (company_id, email, first_name, last_name, role, status)
     select $1, 'person' || n || '@north.test', case when n % 1000 = 7 then 'Zoya' else 'Mira' end, 'Rao_' || n, 'employee',
       case when n % 1000 = 7 then 'deactivated' else 'active' end
     from generate_series(0, $2::int) n`,
    [many.id, PEOPLE],
  );
});
afterAll(() => portal.close());

async function find(path: string, company = many) {
  const { status, body } = await company.admin.get<Page<User | Colleague>>(`/api/${path}`);
  expect(status).toBe(200);
  return { ...body, emails: body.items.map(({ email }) => email.replace('@north.test', '')) };
}

test.each(['users', 'people'])('%s that many are found in come in order, page by page', async (list) => {
  const first = await find(`${list}?search=RAO%20person&sort=name&limit=2`);
  expect(first).toMatchObject({ emails: ['person0', 'person1'], total: 10_000, totalIsExact: false });
  const next = await find(`${list}?search=RAO%20person&sort=name&limit=2&cursor=${first.nextCursor ?? ''}`);
  expect(next.emails).toEqual(['person10', 'person100']);
});

test('rare text is found anywhere, with its words in any order', async () => {
  expect(await find('users?search=person7770@')).toMatchObject({ emails: ['person7770'], total: 1 });
  expect((await find('users?search=rson7770@north.test%20mira')).emails).toEqual(['person7770']);
  expect((await find('users?search=o_7770%20person')).emails).toEqual(['person7770']);
  expect((await find('users?search=person7770@elsewhere.test')).emails).toEqual([]);
});

test('one letter or two are looked for at the beginning of words', async () => {
  expect((await find('users?search=zo')).total).toBe(11);
  expect((await find('users?search=oy')).total).toBe(0);
  expect((await find('users?search=%25')).total).toBe(0);
});

test('a filter narrows the results; only active colleagues are found', async () => {
  expect((await find('users?search=zoya&status=deactivated')).total).toBe(11);
  expect((await find('users?search=zoya&status=active')).total).toBe(0);
  expect((await find('people?search=zoya')).total).toBe(0);
});

test('a company finds its own accounts, and the function none without a company', async () => {
  expect((await find('users?search=person7770', other)).total).toBe(0);
  expect((await find('people?search=mira', other)).total).toBe(0);
  expect(await portal.database.query(`select * from record_matches('user', '{person7770}', 5)`)).toEqual([]);
});
