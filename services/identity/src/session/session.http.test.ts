import { createLinkToken } from '@atrium/platform';
import {
  Authenticator,
  openEvents,
  TEST_PASSWORD,
  TestClock,
  TestPortal,
  type HttpClient,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import fc from 'fast-check';

const clock = new TestClock();
let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  company = await portal.company();
});
afterAll(() => portal.close());

const isSignedIn = async (browser: HttpClient) => (await browser.get('/api/auth/me')).status === 200;

/** Another browser with the same cookie, which later answers do not change. */
const copyOf = (browser: HttpClient) => portal.browser().withHeaders({ ...browser.cookieHeader() });

test('without a session, or with an invented one, nobody is signed in', async () => {
  for (const cookie of ['', 'x', createLinkToken(company.id).token, `${company.id}.${'a'.repeat(43)}`]) {
    const browser = portal.browser().withHeaders({ cookie: `atrium_session=${cookie}` });
    const answer = await browser.get('/api/auth/me');
    expect([answer.status, answer.body.error.code]).toEqual([401, 'NOT_SIGNED_IN']);
  }
});

test('a page that may be nobody’s gets an answer, and no refusal, when nobody is signed in', async () => {
  const asks = { 'x-may-be-nobody': '1' };
  const nobody = await portal.browser().withHeaders(asks).get('/api/auth/me');
  expect([nobody.status, nobody.body]).toEqual([204, '']);
  const stale = await portal
    .browser()
    .withHeaders({ ...asks, cookie: 'atrium_session=x' })
    .get('/api/auth/me');
  expect(stale.status).toBe(204);
  const person = await company.person('employee');
  const known = await person.withHeaders(asks).get('/api/auth/me');
  expect([known.status, known.body.user.id]).toEqual([200, person.user.id]);
  // Only this route.
  expect((await portal.browser().withHeaders(asks).get('/api/settings')).status).toBe(401);
});

test("a session's secret under another company's id is nobody's", async () => {
  const other = await portal.company();
  const person = await company.person('employee');
  const stolen = person.cookieHeader().cookie?.replace(company.id, other.id);
  const browser = portal.browser().withHeaders({ cookie: stolen ?? '' });
  expect(await isSignedIn(browser)).toBe(false);
});

test('requests of several people at the same moment are never mixed up', async () => {
  const people = [company.admin, await company.person('hr'), await company.person('client')];
  // Nothing is cached then, so all of them wait for the database at once.
  clock.advance({ seconds: 6 });
  const answers = await Promise.all(
    Array.from({ length: 80 }, async (_, index) => {
      const person = people[index % people.length]!;
      const { body } = await person.get('/api/auth/me');
      const nobody = await portal.browser().get('/api/auth/me');
      return { found: body.user.id, expected: person.user.id, nobody: nobody.status };
    }),
  );
  for (const { found, expected, nobody } of answers) expect([found, nobody]).toEqual([expected, 401]);
});

test('signing out ends the session, also for a copy of its cookie', async () => {
  const person = await company.person('client');
  const copy = copyOf(person);
  const answer = await person.post('/api/auth/logout');
  expect([answer.status, answer.body]).toEqual([200, { done: true }]);
  expect(await isSignedIn(person)).toBe(false);
  expect(await isSignedIn(copy)).toBe(false);
  expect((await copy.post('/api/auth/logout')).status).toBe(401);
});

test('signing out ends the open pages of this session and of no other', async () => {
  const here = await company.person('employee');
  const there = await company.signIn(here.user.email);
  const [hereEvents, thereEvents] = [await openEvents(here), await openEvents(there)];
  await copyOf(here).post('/api/auth/logout');
  await hereEvents.until('session-ended');
  await hereEvents.ended;
  const { body } = await company.admin.get(`/api/users/${there.user.id}`);
  await company.admin.patch(`/api/users/${there.user.id}`, { version: body.version, firstName: 'Usha' });
  await thereEvents.until('invalidate', 'Account');
  await thereEvents.until('session-changed');
  thereEvents.close();
});

describe('proving who one is gives the session another token', () => {
  const proof = { password: TEST_PASSWORD };
  const setUp = (person: TestPerson) => Authenticator.setUp(person, clock);
  const ways: Record<string, (person: TestPerson) => Promise<unknown>> = {
    'at unlock': async (person) => {
      await person.post('/api/auth/lock');
      return person.post('/api/auth/unlock', proof);
    },
    'at a confirmation': (person) => person.post('/api/account/confirmation', proof),
    'with a new password': (person) =>
      person.post('/api/account/password', { ...proof, newPassword: 'another good sentence' }),
    'with a second step': setUp,
    'with new recovery codes': async (person) => {
      const code = (await setUp(person)).next();
      return person.post('/api/account/second-factor/recovery-codes', { ...proof, code });
    },
    'without the second step': async (person) => {
      const code = (await setUp(person)).next();
      return person.post('/api/account/second-factor/off', { ...proof, code });
    },
  };

  test.each(Object.keys(ways))('%s: the one before is good for nothing', async (way) => {
    const person = await company.person('employee');
    const stolen = copyOf(person);
    expect(await isSignedIn(stolen)).toBe(true);
    await ways[way]?.(person);
    expect([await isSignedIn(person), await isSignedIn(stolen)]).toEqual([true, false]);
    expect((await person.get('/api/account/sessions')).body.items).toHaveLength(1);
  });

  test('open pages reconnect with the new token, and are not signed out', async () => {
    const person = await company.person('employee');
    const [own, stolen] = [await openEvents(person), copyOf(person)];
    await person.post('/api/account/confirmation', proof);
    await own.ended;
    expect(own.unread()).not.toContainEqual({ type: 'session-ended' });
    const again = await openEvents(person);
    expect((await stolen.get('/api/events')).status).toBe(401);
    await person.post('/api/auth/logout');
    await again.until('session-ended');
  });

  test('of two proofs at the same moment the later is refused with the old token', async () => {
    const person = await company.person('employee');
    const [one, other] = [copyOf(person), copyOf(person)];
    const answers = await Promise.all(
      [one, other].map((browser) => browser.post('/api/account/confirmation', proof)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

test('signing in again gives the browser another session and ends the one it had', async () => {
  const person = await company.person('employee');
  const copy = copyOf(person);
  const login = { companyCode: company.code, email: person.user.email, password: TEST_PASSWORD };
  await person.post('/api/auth/login', login);
  expect(await isSignedIn(person)).toBe(true);
  expect(await isSignedIn(copy)).toBe(false);
});

test('a session ends after twelve idle hours', async () => {
  const person = await (await portal.company()).person('employee');
  clock.advance({ hours: 11, minutes: 59 });
  expect(await isSignedIn(person)).toBe(true);
  clock.advance({ hours: 11, minutes: 59 });
  expect(await isSignedIn(person)).toBe(true);
  clock.advance({ hours: 12 });
  expect(await isSignedIn(person)).toBe(false);
});

test('a session in daily use ends after fourteen days', async () => {
  const person = await (await portal.company()).person('employee');
  for (let hour = 0; hour < 14 * 24 - 8; hour += 8) {
    clock.advance({ hours: 8 });
    expect(await isSignedIn(person)).toBe(true);
  }
  clock.advance({ hours: 8 });
  expect(await isSignedIn(person)).toBe(false);
});

test('being seen is written at most once a minute', async () => {
  const person = await (await portal.company()).person('employee');
  const seen = async () =>
    (
      await portal.database.query<{ at: Date }>(
        'select max(last_seen_at) as at from session where user_id = $1',
        [person.user.id],
      )
    )[0]?.at.getTime();
  const signedIn = clock.now().getTime();
  clock.advance({ seconds: 50 });
  await person.get('/api/auth/me');
  expect(await seen()).toBe(signedIn);
  clock.advance({ seconds: 20 });
  await person.get('/api/auth/me');
  expect(await seen()).toBe(signedIn + 70_000);
});

/** A step for a person with three browsers; the model knows in which of them the person is signed in. */
type Step = { kind: 'login' | 'logout'; browser: number } | { kind: 'reactivate' };

test('no session ever outlives what ended it', async () => {
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constantFrom('login' as const, 'logout' as const), browser: fc.nat(2) }),
    fc.record({ kind: fc.constant('reactivate' as const) }),
  );
  const current = await portal.company();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      const { user } = await current.person('employee');
      const login = { companyCode: current.code, email: user.email, password: TEST_PASSWORD };
      const browsers = [portal.browser(), portal.browser(), portal.browser()];
      const signedIn = [false, false, false];
      for (const taken of steps) {
        if (taken.kind === 'reactivate') {
          const { body } = await current.admin.get(`/api/users/${user.id}`);
          const off = await current.admin.post(`/api/users/${user.id}/deactivate`, { version: body.version });
          signedIn.fill(false);
          for (const browser of browsers) expect(await isSignedIn(browser)).toBe(false);
          await current.admin.post(`/api/users/${user.id}/reactivate`, { version: off.body.version });
        } else {
          const path = `/api/auth/${taken.kind}`;
          await browsers[taken.browser]!.post(path, taken.kind === 'login' ? login : undefined);
          signedIn[taken.browser] = taken.kind === 'login';
        }
        const found = await Promise.all(browsers.map((browser) => isSignedIn(browser)));
        expect(found).toEqual(signedIn);
      }
    }),
    { numRuns: 8 },
  );
});

test('a change at one gateway takes effect at the other', async () => {
  const current = await portal.company();
  const person = await current.person('hr');
  const second = await TestPortal.start({ clock, beside: portal });
  try {
    const there = second.browser().withHeaders({ ...person.cookieHeader() });
    expect((await there.get('/api/auth/me')).body.user.role).toBe('hr');
    const path = `/api/users/${person.user.id}`;
    const changed = await current.admin.patch(path, { version: 2, role: 'employee' });
    await until(async () => (await there.get('/api/auth/me')).body.user.role === 'employee');
    await current.admin.post(`${path}/deactivate`, { version: changed.body.version });
    await until(async () => !(await isSignedIn(there)));
  } finally {
    await second.close();
  }
});

/** The clock stands still, so what the other gateway remembers does not get too old by itself. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 45_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('The other gateway did not notice within 45 s.');
  }
}
