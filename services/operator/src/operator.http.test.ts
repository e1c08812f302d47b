import { randomUUID } from 'node:crypto';
import type { DeadJobList } from '@atrium/contracts';
import { TestClock, TestPortal, type HttpClient, type TestCompany } from '@atrium/testing';

const EMAIL = 'ops@atrium.test';
const PASSWORD = 'operator-of-everything';
const VARIABLES = { ATRIUM_OPERATOR_EMAIL: EMAIL, ATRIUM_OPERATOR_PASSWORD: PASSWORD };

const clock = new TestClock();
let portal: TestPortal;
let acme: TestCompany;
let operator: HttpClient;
beforeAll(async () => {
  portal = await TestPortal.start({ clock, variables: VARIABLES });
  acme = await portal.company({ name: 'Zebra Works' });
  operator = await signIn();
});
afterAll(() => portal.close());

async function signIn(): Promise<HttpClient> {
  const browser = portal.browser();
  const { status } = await browser.post('/api/platform/login', { email: EMAIL, password: PASSWORD });
  expect(status).toBe(200);
  return browser;
}

const said = ({ status, body }: { status: number; body: { error: { code: string } } }) => [
  status,
  body.error.code,
];

test('the operator of the environment signs in and belongs to no company', async () => {
  expect((await operator.get('/api/platform/me')).body.operator.email).toBe(EMAIL);
  expect(said(await operator.get('/api/auth/me'))).toEqual([401, 'NOT_SIGNED_IN']);
  expect(said(await operator.get('/api/users'))).toEqual([401, 'NOT_SIGNED_IN']);
});

test('nobody else can sign in, not even a company’s admin', async () => {
  expect(said(await portal.browser().get('/api/platform/companies'))).toEqual([401, 'NOT_SIGNED_IN']);
  expect(said(await acme.admin.get('/api/platform/companies'))).toEqual([403, 'ACCESS_DENIED']);
  const body = { on: true, message: null };
  expect(said(await acme.admin.put('/api/platform/maintenance', body))).toEqual([403, 'ACCESS_DENIED']);
  expect(said(await acme.admin.get('/api/platform/dead-jobs'))).toEqual([403, 'ACCESS_DENIED']);
});

test('guessing is slowed down and logged', async () => {
  const browser = portal.browser();
  const codes: string[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const { body } = await browser.post('/api/platform/login', { email: 'else@atrium.test', password: 'x' });
    codes.push(body.error.code);
  }
  expect(codes[0]).toBe('WRONG_CREDENTIALS');
  expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
  const { body } = await operator.get('/api/platform/log');
  expect(body.items[0]).toMatchObject({
    action: 'operator.signInFailed',
    details: { email: 'else@atrium.test' },
  });
});

test('companies are listed with how many people they have and when somebody last signed in', async () => {
  await acme.person('employee');
  const { body } = await operator.get('/api/platform/companies?search=zebra');
  expect(body).toEqual({
    items: [
      {
        id: acme.id,
        code: acme.code,
        name: 'Zebra Works',
        demo: false,
        createdAt: expect.any(String),
        people: 2,
        lastSignInAt: expect.any(String),
      },
    ],
    next: null,
  });
  expect((await operator.get('/api/platform/companies?search=%25')).body.items).toEqual([]);
});

test('pages of companies follow each other by name', async () => {
  const role = 'insert into company (id, code, name, timezone) select gen_random_uuid()';
  await portal.database.query(
    `${role}, 'quagga-' || n, 'Quagga ' || lpad(n::text, 3, '0'), 'Asia/Kolkata' from generate_series(1, 60) n`,
  );
  const first = (await operator.get('/api/platform/companies?search=quagga')).body;
  const second = (await operator.get(`/api/platform/companies?search=quagga&after=${first.next}`)).body;
  const names = [...first.items, ...second.items].map(({ name }: { name: string }) => name);
  expect([first.items.length, names.length, second.next]).toEqual([50, 60, null]);
  expect(names).toEqual([...names].sort());
});

test('the operator’s role reads no row of a company and changes no entry of the log', async () => {
  const reached = await portal.database.query<{ name: string; rights: string }>(
    `select c.relname as name, string_agg(p.privilege, ' ' order by p.privilege) as rights
     from pg_class c, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) as p(privilege)
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
       and has_table_privilege('atrium_operator', c.oid, p.privilege)
     group by c.relname order by 1`,
  );
  expect(reached).toEqual([
    // Of companies the columns alone that their table lets it read.
    { name: 'company_entry', rights: 'SELECT' },
    { name: 'maintenance', rights: 'SELECT' },
    { name: 'operator', rights: 'DELETE INSERT SELECT' },
    { name: 'operator_entry', rights: 'INSERT SELECT' },
    { name: 'operator_recovery_code', rights: 'DELETE INSERT SELECT' },
    { name: 'operator_second_factor', rights: 'DELETE INSERT SELECT UPDATE' },
    { name: 'operator_session', rights: 'DELETE INSERT SELECT' },
  ]);
  const callable = await portal.database.query<{ name: string }>(
    `select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace
       and has_function_privilege('atrium_operator', p.oid, 'execute') order by 1`,
  );
  expect(callable.map(({ name }) => name)).toEqual(['operator_company_facts', 'operator_held_mail']);
});

describe('maintenance', () => {
  const set = (on: boolean, message: string | null = null) =>
    operator.put('/api/platform/maintenance', { on, message });
  afterEach(() => set(false));

  test('every call but the operator’s answers 503 with what the operator says, and comes back', async () => {
    const closed = await set(true, 'Back at ten.');
    expect(closed.body).toMatchObject({ on: true, message: 'Back at ten.' });
    const answers = await Promise.all([
      acme.admin.get('/api/auth/me'),
      acme.admin.get('/api/users'),
      acme.admin.post('/api/hr/attendance/punches', { kind: 'in' }),
      portal.browser().get(`/api/companies/${acme.code}`),
      portal.browser().post('/api/auth/login', { companyCode: acme.code, email: 'a@b.test', password: 'x' }),
    ]);
    for (const { status, body, headers } of answers) {
      expect([status, body.error.code, body.error.message]).toEqual([503, 'MAINTENANCE', 'Back at ten.']);
      expect(headers['retry-after']).toBe('10');
    }
    expect((await portal.browser().get('/api/portal/maintenance')).body.on).toBe(true);
    expect((await portal.browser().get('/api/health/ready')).status).toBe(200);
    expect((await operator.get('/api/platform/companies')).status).toBe(200);
    await set(false);
    expect((await acme.admin.get('/api/auth/me')).status).toBe(200);
    expect((await portal.browser().get('/api/portal/maintenance')).body).toEqual({
      on: false,
      since: null,
      message: null,
    });
  });

  test('an operator can sign in while the portal is closed, and each change is written down', async () => {
    await set(true, 'Moving house.');
    await signIn();
    const { body } = await operator.get('/api/platform/log');
    expect(body.items.slice(0, 2)).toMatchObject([
      { action: 'operator.signIn', operator: EMAIL },
      { action: 'maintenance.set', operator: EMAIL, details: { on: true, message: 'Moving house.' } },
    ]);
  });
});

test('a session ends by its logout, after an idle hour and after twelve hours', async () => {
  const [leaving, idle, long] = [await signIn(), await signIn(), await signIn()];
  expect((await leaving.post('/api/platform/logout')).status).toBe(200);
  expect((await leaving.get('/api/platform/me')).status).toBe(401);
  for (let half = 0; half < 23; half += 1) {
    clock.advance({ minutes: 31 });
    expect((await long.get('/api/platform/me')).status).toBe(200);
  }
  expect((await idle.get('/api/platform/me')).status).toBe(401);
  clock.advance({ minutes: 31 });
  expect((await long.get('/api/platform/me')).status).toBe(401);
});

test('dead jobs are listed without their content and retried', async () => {
  const [event, other] = [randomUUID(), randomUUID()];
  await portal.database.query(
    `insert into outbox_queue (company_id, event_id, attempts, last_error)
     values ($1, $2, 10, 'Error: no mail server'), ($1, $3, 10, null)`,
    [acme.id, event, other],
  );
  const here = await signIn();
  const list = async () => (await here.get('/api/platform/dead-jobs')).body as DeadJobList;
  const dead = (await list()).items.find(({ id }) => id === event);
  expect(dead).toEqual({
    id: event,
    kind: 'event',
    company: { code: acme.code, name: 'Zebra Works' },
    attempts: 10,
    error: 'Error: no mail server',
    since: expect.any(String),
  });
  const retry = (id: string | null) => here.post('/api/platform/dead-jobs/retry', { id });
  expect((await retry(event)).body).toEqual({ retried: 1 });
  expect(said(await retry(event))).toEqual([404, 'NOT_FOUND']);
  expect((await list()).items.map(({ id }) => id)).not.toContain(event);
  expect((await retry(null)).body.retried).toBeGreaterThanOrEqual(1);
  expect((await list()).items).toEqual([]);
  const { body } = await here.get('/api/platform/log');
  expect(body.items[0]).toMatchObject({ operator: EMAIL, action: 'jobs.retried', details: { id: null } });
});
