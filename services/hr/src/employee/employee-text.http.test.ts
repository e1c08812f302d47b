import { randomUUID } from 'node:crypto';
import type { Employee } from '@atrium/contracts';
import { TestPortal, type TestCompany, placeOf } from '@atrium/testing';

let portal: TestPortal;
let many: TestCompany;
let other: TestCompany;
/** 25,000, of whom 10,100 are called Zoya. */
let crowd: TestCompany;

/** More than a list counts: `Asha0 … person0@north.test`; every 2,000th in Design. */
const PEOPLE = 10_100;

beforeAll(async () => {
  portal = await TestPortal.start();
  [many, other] = [await portal.company(), await portal.company()];
  for (const { id, admin } of [many, other]) {
    const design = await placeOf(admin, 'departments', 'Design');
    await portal.database.query(
      `insert into employee (company_id, code, first_name, last_name, work_email, department_id, employment_type,
         joining_date, timezone, archived_at)
       select $1, 'B' || n, 'Asha' || n, 'O''Neil_' || n % 7, 'person' || n || '@north.test',
         case when n % 2000 = 0 then $3::uuid end, 'permanent', '2026-01-05', 'Asia/Kolkata',
         case when n % 5000 = 1 then now() end
       from generate_series(0, $2::int) n`,
      [id, id === many.id ? PEOPLE : 5, design],
    );
  }
  crowd = await portal.company();
  await portal.database.query(
    `insert into department (company_id, name) select $1, 'Department ' || n from generate_series(0, 19) n`,
    [crowd.id],
  );
  await portal.database.query(
    `insert into employee (company_id, code, first_name, last_name, work_email, department_id, employment_type,
       joining_date, timezone)
     select $1, 'B' || n, case when n < $2 then 'Zoya' || n else 'Asha' || n end, 'Rao', 'person' || n || '@north.test',
       d.id, 'permanent', date '2020-01-05' + n % 700, 'Asia/Kolkata'
     from generate_series(0, 25000) n join department d on d.company_id = $1 and d.name = 'Department ' || n % 20`,
    [crowd.id, PEOPLE],
  );
});
afterAll(() => portal.close());

async function find(query: string, company = many) {
  const { status, body } = await company.admin.get(`/api/hr/employees?${query}`);
  expect(status).toBe(200);
  const codes = body.items.map(({ code }: Employee) => code);
  return { ...body, codes } as { codes: string[]; total: number; totalIsExact: boolean; nextCursor: string };
}

test('what more people have than are counted is found in order, page by page', async () => {
  const first = await find('search=person%20NORTH&sort=code&limit=3');
  expect(first).toMatchObject({ codes: ['B0', 'B10', 'B100'], total: 10_000, totalIsExact: false });
  const next = await find(`search=person%20NORTH&sort=code&limit=3&cursor=${first.nextCursor}`);
  expect(next.codes).toEqual(['B1000', 'B10000', 'B10002']);
});

test.each([
  ['name', 'sort_name, id'],
  ['-name', 'sort_name desc, id desc'],
  ['joiningDate', 'joining_date, id'],
  ['-department', 'sort_department desc, id desc'],
  ['code', 'code, id'],
])('what many have who stand together is found in order, sorted by %s', async (sort, order) => {
  const pages = [];
  for (let cursor = ''; pages.length < 3;) {
    const page = await find(`search=zoya%20person&limit=40&sort=${sort}${cursor}`, crowd);
    pages.push(page.codes);
    expect([page.total, page.totalIsExact]).toEqual([10_000, false]);
    cursor = `&cursor=${page.nextCursor}`;
  }
  const expected = await portal.database.query<{ code: string }>(
    `select code from employee where company_id = $1 and first_name like 'Zoya%' order by ${order} limit 120`,
    [crowd.id],
  );
  expect(pages.flat()).toEqual(expected.map(({ code }) => code));
});

test('a cursor that no page gave out is refused', async () => {
  const forged = Buffer.from(JSON.stringify(['joiningDate', 'soon', randomUUID()])).toString('base64url');
  const path = `/api/hr/employees?search=zoya&sort=joiningDate&cursor=${forged}`;
  const { status, body } = await crowd.admin.get(path);
  expect([status, Object.keys(body.error.fields)]).toEqual([400, ['cursor']]);
});

test('with a filter it is counted again', async () => {
  const { codes, ...page } = await find('search=person&department=Design&sort=-code');
  expect(codes).toEqual(['B8000', 'B6000', 'B4000', 'B2000', 'B10000', 'B0']);
  expect(page).toMatchObject({ total: 6, totalIsExact: true });
});

test('what few have is found wherever it stands in the order', async () => {
  expect((await find('search=person7777@elsewhere.test')).codes).toEqual([]);
  expect(await find('search=person7777@')).toMatchObject({ codes: ['B7777'], total: 1, totalIsExact: true });
  expect((await find('search=neil_3%20asha777&sort=-code')).codes).toEqual(['B7773']);
  expect(await find('search=l_3')).toMatchObject({ total: 1_442, totalIsExact: true });
});

test('archived people are found where the list is of them', async () => {
  expect((await find('search=asha5001')).codes).toEqual([]);
  expect((await find('search=asha5001&status=archived')).codes).toEqual(['B5001']);
  expect((await find('search=asha500&status=active,archived&sort=code')).codes).toContain('B5001');
});

test('one letter or two are looked for at the beginning of words', async () => {
  expect((await find('search=b7&sort=code&limit=2')).codes).toEqual(['B7', 'B70']);
  expect((await find('search=no')).total).toBe(10_000);
  expect((await find('search=ei')).total).toBe(0);
  expect((await find('search=%25')).total).toBe(0);
});

test('a company finds its own people only', async () => {
  expect((await find('search=person', other)).total).toBe(5);
  expect((await find('search=asha7777', other)).total).toBe(0);
});
