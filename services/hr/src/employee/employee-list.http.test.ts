import type { Employee } from '@atrium/contracts';
import { TestPortal, type TestCompany, placeOf } from '@atrium/testing';

let portal: TestPortal;
let acme: TestCompany;
let everybody: Employee[];

const FIRST = ['asha', 'Asha', 'Meera', 'Zoya', 'ravi', 'Émile'];
const LAST = ['Rao', 'iyer', 'O’Neil', 'Rao'];
const DEPARTMENTS = ['Design', 'studio', null, 'Web and Apps', 'Sales'];

beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  const ids = new Map<string | null, string>();
  for (const name of DEPARTMENTS) if (name) ids.set(name, await placeOf(acme.admin, 'departments', name));
  for (let index = 0; index < 40; index += 1) {
    const answer = await acme.admin.post('/api/hr/employees', {
      firstName: FIRST[index % FIRST.length],
      lastName: LAST[index % LAST.length],
      workEmail: `person${String(index)}@acme.test`,
      phone: null,
      designationId: null,
      departmentId: ids.get(DEPARTMENTS[index % DEPARTMENTS.length] ?? null) ?? null,
      employmentType: 'permanent',
      joiningDate: `202${String(index % 4)}-0${String(1 + (index % 9))}-15`,
      timezone: 'Asia/Kolkata',
      managerId: null,
      invite: index % 13 === 0,
    });
    expect(answer.status).toBe(201);
  }
  everybody = (await acme.admin.get('/api/hr/employees?limit=100')).body.items;
});
afterAll(() => portal.close());

const keys: Record<string, (employee: Employee) => string> = {
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase(),
  code: ({ code }) => code,
  joiningDate: ({ joiningDate }) => joiningDate,
  department: ({ department }) => (department?.name ?? '').toLowerCase(),
};
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** All pages, one after the other. */
async function listAll(query: string, limit: number): Promise<Employee[]> {
  const items: Employee[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const from: string = cursor && `&cursor=${cursor}`;
    const { status, body } = await acme.admin.get(`/api/hr/employees?${query}&limit=${String(limit)}${from}`);
    expect(status).toBe(200);
    expect(body.total).toBe(everybody.length);
    items.push(...body.items);
    cursor = body.nextCursor;
  }
  return items;
}

describe.each(Object.keys(keys))('sorted by %s', (key) => {
  test.each([1, -1])(
    'in direction %d, the pages are the reference order, each person once',
    async (direction) => {
      const read = keys[key]!;
      const expected = everybody.toSorted(
        (one, other) => direction * (compare(read(one), read(other)) || compare(one.id, other.id)),
      );
      const found = await listAll(`sort=${direction === 1 ? key : `-${key}`}`, 7);
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    },
  );
});

test('a person who joins the list between two pages moves nobody else twice into it', async () => {
  const first = await acme.admin.get('/api/hr/employees?sort=name&limit=10');
  const { body: fresh } = await acme.admin.post('/api/hr/employees', {
    firstName: 'Aaa',
    lastName: 'First',
    workEmail: 'aaa@acme.test',
    phone: null,
    designationId: null,
    departmentId: null,
    employmentType: 'intern',
    joiningDate: '2025-01-01',
    timezone: 'UTC',
    managerId: null,
    invite: false,
  });
  const second = await acme.admin.get(
    `/api/hr/employees?sort=name&limit=10&cursor=${String(first.body.nextCursor)}`,
  );
  const ids = [...first.body.items, ...second.body.items].map(({ id }: Employee) => id);
  expect(new Set(ids).size).toBe(20);
  await acme.admin.post(`/api/hr/employees/${String(fresh.id)}/archive`, { version: 1 });
});

const countBy = async (query: string) => {
  const { status, body } = await acme.admin.get(`/api/hr/employees?limit=100&${query}`);
  expect([status, body.totalIsExact, body.total]).toEqual([200, true, body.items.length]);
  return body.items as Employee[];
};

test('the search finds name, e-mail and code, whatever the case and the order of the words', async () => {
  const one = everybody.find(({ workEmail }) => workEmail === 'person7@acme.test')!;
  expect((await countBy('search=PERSON7@')).map(({ id }) => id)).toEqual([one.id]);
  expect((await countBy(`search=${one.code.toLowerCase()}`)).map(({ id }) => id)).toEqual([one.id]);
  expect((await countBy('search=rao%20asha')).length).toBeGreaterThan(2);
  expect(await countBy('search=%25')).toEqual([]);
  expect(await countBy('search=_')).toEqual([]);
  expect(await countBy(`search=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
});

test('the filters by department and status', async () => {
  const design = await countBy('department=Design');
  expect(design.length).toBeGreaterThan(0);
  expect(design.every(({ department }) => department?.name === 'Design')).toBe(true);
  const invited = await countBy('status=invited');
  expect(invited.length).toBe(4);
  expect(invited.every(({ status }) => status === 'invited')).toBe(true);
  expect((await countBy('status=active')).length).toBe(everybody.length - invited.length);
  expect((await countBy('status=archived')).map(({ firstName }) => firstName)).toEqual(['Aaa']);
});

const wordsOf = (employees: Employee[]) => employees.map(({ id }) => id).sort();
const like = (test: (employee: Employee) => boolean) => wordsOf(everybody.filter(test));

test('each filter lets through what a reference lets through, alone and together', async () => {
  const departments = await countBy(`department=${encodeURIComponent('Design,Web and Apps')}`);
  expect(wordsOf(departments)).toEqual(
    like(({ department }) => department?.name === 'Design' || department?.name === 'Web and Apps'),
  );
  const joined = await countBy('joiningDate=2021-01-01..2022-12-31');
  expect(wordsOf(joined)).toEqual(like(({ joiningDate }) => /^202[12]/.test(joiningDate)));
  const since = await countBy('joiningDate=2023-05-15..&employmentType=permanent');
  expect(wordsOf(since)).toEqual(like(({ joiningDate }) => joiningDate >= '2023-05-15'));
  expect(await countBy('employmentType=intern,contractor')).toEqual([]);
  expect(wordsOf(await countBy('account=no'))).toEqual(like(({ userId }) => userId === null));
  expect(wordsOf(await countBy('account=yes'))).toEqual(like(({ userId }) => userId !== null));
  expect(wordsOf(await countBy('status=active,invited'))).toEqual(like(() => true));
  expect((await countBy('status=invited,archived')).length).toBe(5);
  expect((await countBy('status=active,invited,archived')).length).toBe(everybody.length + 1);
});

test('the filter by manager finds their people, and nobody by the manager of another company', async () => {
  const [boss, ...team] = everybody.slice(0, 3) as [Employee, Employee, Employee];
  for (const { id, version } of team) {
    await acme.admin.patch(`/api/hr/employees/${id}`, { version, managerId: boss.id });
  }
  expect(wordsOf(await countBy(`manager=${boss.id}`))).toEqual(wordsOf(team));
  const other = await portal.company();
  const answer = await other.admin.get(`/api/hr/employees?manager=${boss.id}`);
  expect([answer.status, answer.body.items]).toEqual([200, []]);
});

test.each([
  ['sort=salary', 'sort'],
  ['joiningDate=2026-02-30..', 'joiningDate'],
  ['manager=asha', 'manager'],
  ['account=1', 'account'],
  ['department=', 'department'],
  ['department=a&department=b', 'department'],
  ['salary=1..2', 'salary'],
  ['limit=0', 'limit'],
  ['limit=501', 'limit'],
  ['status=gone', 'status'],
  ['cursor=bm9uc2Vuc2U', 'cursor'],
  ['page=2', 'page'],
])('%s is refused beside its field', async (query, field) => {
  const { status, body } = await acme.admin.get(`/api/hr/employees?${query}`);
  expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(Object.keys(body.error.fields)).toEqual([field]);
});

test('a cursor of another sort is refused', async () => {
  const { body } = await acme.admin.get('/api/hr/employees?sort=name&limit=2');
  const answer = await acme.admin.get(
    `/api/hr/employees?sort=code&limit=2&cursor=${String(body.nextCursor)}`,
  );
  expect(answer.status).toBe(400);
});
