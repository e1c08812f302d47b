import type { BoardRow, DayBoard, PresenceState } from '@atrium/contracts';
import { TestClock, TestPortal, type TestCompany, placeOf } from '@atrium/testing';

const clock = new TestClock('2026-03-02T06:30:00Z');
let portal: TestPortal;
let acme: TestCompany;

/**
 * `Person 0000` to `Person 1299` on 2 March: the first 600 are in; 20 are on a break, half of them since the evening
 * before; 40 are out, half of them archived; 640 are not in; the last 20 are archived and not shown.
 */
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company();
  await portal.database.query(
    `insert into employee (company_id, code, first_name, last_name, work_email, department_id, employment_type,
       joining_date, timezone, archived_at)
     select $1, 'B' || n, 'Person', lpad(n::text, 4, '0'), 'person' || n || '@north.test',
       case when n % 3 = 0 then $2::uuid end, 'permanent', '2026-01-05', 'Asia/Kolkata',
       case when n between 620 and 639 or n >= 1280 then now() end
     from generate_series(0, 1299) n`,
    [acme.id, await placeOf(acme.admin, 'departments', 'Design')],
  );
  await portal.database.query(
    `insert into attendance_day (company_id, employee_id, work_date, timezone, state, state_since, open_until,
       first_in_at, worked_ms, break_ms, punch_count, needs_review)
     select company_id, id, case when n between 600 and 609 then date '2026-03-01' else '2026-03-02' end, timezone,
       case when n < 600 then 'in' when n < 620 then 'break' else 'out' end, '2026-03-02T05:00Z', '2026-03-02T20:00Z',
       '2026-03-02T03:30Z', 0, 0, 1, false
     from (select *, substr(code, 2)::int as n from employee where company_id = $1 and code like 'B%') e where n < 660`,
    [acme.id],
  );
  await portal.database.query(
    `insert into punch (company_id, employee_id, work_date, seq, kind, at, source)
     select company_id, employee_id, work_date, 1, 'in', first_in_at, 'web' from attendance_day where company_id = $1`,
    [acme.id],
  );
});
afterAll(() => portal.close());

async function board(query: string): Promise<DayBoard> {
  const { status, body } = await acme.admin.get<DayBoard>(`/api/hr/attendance/board?${query}`);
  expect(status).toBe(200);
  return body;
}

/** Numbers of all people on the board, page by page. */
async function walk(query: string): Promise<number[]> {
  const found: BoardRow[] = [];
  for (let cursor = ''; ;) {
    const page = await board(`limit=250&${query}${cursor}`);
    found.push(...page.items);
    if (page.nextCursor === null) return found.map(({ employee }) => Number(employee.name.slice(-4)));
    cursor = `&cursor=${page.nextCursor}`;
  }
}
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

test('a page says how many there are in all, and in which state', async () => {
  const first = await board('search=person&limit=2');
  expect(first).toMatchObject({ total: 1_280, totalIsExact: true });
  expect(first.counts).toEqual({ in: 600, break: 20, out: 40, notIn: 620, late: 0, leave: 0 });
  const second = await board(`search=person&limit=2&cursor=${first.nextCursor ?? ''}`);
  expect(second.items.map(({ employee }) => employee.name)).toEqual(['Person 0002', 'Person 0003']);
  expect([second.total, second.counts]).toEqual([first.total, first.counts]);
});

test.each<[PresenceState | '', number[]]>([
  ['', numbers(0, 1_280)],
  ['in', numbers(0, 600)],
  ['break', numbers(600, 620)],
  ['out', numbers(620, 660)],
  ['notIn', numbers(660, 1_280)],
])('everybody in the state "%s" comes once, by name', async (state, expected) => {
  const query = `search=person${state && `&state=${state}`}`;
  expect(await walk(query)).toEqual(expected);
  expect((await board(query)).total).toBe(expected.length);
});

test('few who are not in are found among many', async () => {
  expect(await walk('search=person%20north&department=Design&state=notIn')).toEqual(
    numbers(660, 1_280).filter((number) => number % 3 === 0),
  );
  expect((await board('search=person127&state=notIn')).total).toBe(10);
});

test('downwards the last stand first', async () => {
  const { items } = await board('search=person&sort=-name&limit=1');
  expect(items[0]?.employee.name).toBe('Person 1279');
});

test('on a past day whoever is still open of it is in, and sessions of other days do not count', async () => {
  const { total, counts } = await board('search=person&date=2026-03-01');
  expect([total, counts]).toEqual([1_260, { in: 0, break: 10, out: 0, notIn: 1_250, late: 0, leave: 0 }]);
  expect(await walk('search=person&date=2026-03-01&state=break')).toEqual(numbers(600, 610));
});

test.each(['["code","a","b"]', '["name","a","b"]'])(
  'a cursor %s that no page gave out is refused',
  async (cursor) => {
    const path = `/api/hr/attendance/board?cursor=${Buffer.from(cursor).toString('base64url')}`;
    const { status, body } = await acme.admin.get(path);
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['cursor']]);
  },
);
