import { randomUUID } from 'node:crypto';
import type { Setting, SettingKey } from '@atrium/contracts';
import { createPlatformApp, createTestUser, openEvents, type PlatformApp } from '@atrium/testing';
import { contribute, type SignedInUser } from '@atrium/platform';
import { z } from 'zod';
import { SettingDefinition } from './setting-definition.js';

const hoursKey: SettingKey<{ from: number }> = { key: 'test.hours', scope: 'company', fallback: { from: 9 } };
const hours = {
  schema: z.object({ from: z.number('Enter an hour.') }),
  permission: { tab: 'admin' },
} as const;
const open = new SettingDefinition(hoursKey, { ...hours, public: true });
const inner = new SettingDefinition({ ...hoursKey, key: 'test.inner' }, hours);

let platform: PlatformApp;
beforeAll(async () => {
  platform = await createPlatformApp({ providers: [contribute(open), contribute(inner)] });
});
afterAll(() => platform.close());

const inCompany = () => {
  const companyId = randomUUID();
  return (role: SignedInUser['role']) => createTestUser(role, { companyId });
};
const list = async (user: SignedInUser) => {
  const { body } = await platform.client(user).get<{ items: Setting[] }>('/api/settings');
  return Object.fromEntries(body.items.map(({ key, value, version }) => [key, [value, version]]));
};
const put = (user: SignedInUser, key: string, body: object) =>
  platform.client(user).put(`/api/settings/${key}`, body);
const LANGUAGE = 'portal.language';
const DISPLAY = 'portal.display';
const DASHBOARD = 'portal.dashboard';
const COMPANY = 'company.display';
const [dark, light] = [{ theme: 'dark' }, { theme: 'light' }];

test('a person’s display settings are not recorded, the company’s are', async () => {
  const admin = inCompany()('admin');
  await put(admin, DISPLAY, { value: dark, version: 0 });
  await put(admin, COMPANY, { value: dark, version: 0 });
  const { body } = await platform.client(admin).get('/api/audit?kind=setting');
  expect(body.items.map(({ resource }: { resource: { id: string } }) => resource.id)).toEqual([COMPANY]);
});

test('a person has the defaults, then what they chose, in every browser; nobody else has it', async () => {
  const person = inCompany();
  const [asha, ravi] = [person('employee'), person('client')];
  expect((await list(asha))[DISPLAY]).toEqual([{}, 0]);
  const answer = await put(asha, DISPLAY, { value: dark, version: 0 });
  expect([answer.status, answer.body]).toEqual([200, { key: DISPLAY, value: dark, version: 1 }]);
  expect((await put(asha, DISPLAY, { value: light, version: 1 })).status).toBe(200);
  expect((await list(asha))[DISPLAY]).toEqual([light, 2]);
  expect((await list(ravi))[DISPLAY]).toEqual([{}, 0]);
  expect((await list(createTestUser('employee', { id: asha.id })))[DISPLAY]).toEqual([{}, 0]);
});

test('people who edit the company set its look, and only its members read it', async () => {
  const person = inCompany();
  const pine = { topbar: 'pine', fixedTopbar: false };
  for (const role of ['hr', 'teamLeader', 'employee', 'client'] as const) {
    const { status, body } = await put(person(role), COMPANY, { value: pine, version: 0 });
    expect([status, body.error.code]).toEqual([403, 'ACCESS_DENIED']);
  }
  expect((await put(person('admin'), COMPANY, { value: pine, version: 0 })).status).toBe(200);
  for (const role of ['admin', 'employee', 'client'] as const)
    expect((await list(person(role)))[COMPANY]).toEqual([pine, 1]);
  expect((await list(inCompany()('admin')))[COMPANY]).toEqual([{}, 0]);
});

test('a value that does not fit its key is refused beside its field', async () => {
  const person = inCompany();
  for (const [value, field] of [
    ['dark', 'value'],
    [{ theme: 'pink' }, 'value.theme'],
    [{ topbar: '#fff' }, 'value.topbar'],
    [{ zoom: 2 }, 'value.zoom'],
  ] as const) {
    const { status, body } = await put(person('employee'), DISPLAY, { value, version: 0 });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
  }
  for (const [value, field] of [
    [{ order: [], hidden: [] }, 'value.sizes'],
    [{ order: [''], hidden: [], sizes: {} }, 'value.order.0'],
    [{ order: [], hidden: [], sizes: { a: 'huge' } }, 'value.sizes.a'],
  ] as const) {
    const { status, body } = await put(person('employee'), DASHBOARD, { value, version: 0 });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
  }
  const wrong = await put(person('admin'), open.key, { value: { from: 'nine' }, version: 0 });
  expect([wrong.status, wrong.body.error.fields]).toEqual([400, { 'value.from': 'Enter an hour.' }]);
});

test.each([0, 1])(
  'of ten changes at once to version %i one is made, the others are stale',
  async (version) => {
    const admin = inCompany()('admin');
    if (version === 1) await put(admin, open.key, { value: { from: 1 }, version: 0 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, from) => put(admin, open.key, { value: { from }, version })),
    );
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => !made.includes(answer)))
      expect([status, body.error.code]).toEqual([409, 'STALE_VERSION']);
    expect((await list(admin))[open.key]).toEqual([made[0]?.body.value, version + 1]);
  },
);

test('a version from the future is stale too', async () => {
  expect((await put(inCompany()('admin'), open.key, { value: { from: 1 }, version: 3 })).status).toBe(409);
});

test("a company's setting is changed with its permission; without it the public ones are read", async () => {
  const person = inCompany();
  const [admin, employee] = [person('admin'), person('employee')];
  for (const { key } of [open, inner]) await put(admin, key, { value: { from: 7 }, version: 0 });
  expect(await list(admin)).toMatchObject({ 'test.hours': [{ from: 7 }, 1], 'test.inner': [{ from: 7 }, 1] });
  const own = ['portal.idleLock', LANGUAGE, 'portal.nextStepsHidden', 'portal.tourSeen'];
  expect(Object.keys(await list(employee)).sort()).toEqual([COMPANY, DASHBOARD, DISPLAY, ...own, open.key]);
  expect((await list(employee))[open.key]).toEqual([{ from: 7 }, 1]);
  const refused = await put(employee, open.key, { value: { from: 1 }, version: 1 });
  expect([refused.status, refused.body.error.code]).toEqual([403, 'ACCESS_DENIED']);
  for (const key of [inner.key, 'test.unknown'])
    expect((await put(employee, key, { value: { from: 1 }, version: 1 })).status).toBe(404);
  expect((await list(inCompany()('admin')))[open.key]).toEqual([{ from: 9 }, 0]);
});

test('open pages of people who may read it are invalidated', async () => {
  const person = inCompany();
  const [admin, employee] = [person('admin'), person('employee')];
  const streams = [];
  for (const user of [admin, employee]) streams.push(await openEvents(platform.client(user)));
  const [ofAdmin, ofEmployee] = streams;
  const changed = { type: 'invalidate', tags: ['Setting'] };
  await put(employee, DISPLAY, { value: dark, version: 0 });
  expect(await ofEmployee?.next()).toMatchObject(changed);
  await put(admin, inner.key, { value: { from: 7 }, version: 0 });
  expect(await ofAdmin?.next()).toMatchObject(changed);
  await put(admin, open.key, { value: { from: 7 }, version: 0 });
  expect([await ofAdmin?.next(), await ofEmployee?.next()]).toMatchObject([changed, changed]);
  for (const stream of streams) stream.close();
});

test('a stored value that no longer fits counts as not chosen and can be replaced', async () => {
  const admin = inCompany()('admin');
  await put(admin, open.key, { value: { from: 7 }, version: 0 });
  await platform.database.query('update setting set value = $1 where company_id = $2', [
    JSON.stringify({ begin: '07:00' }),
    admin.companyId,
  ]);
  expect((await list(admin))[open.key]).toEqual([{ from: 9 }, 1]);
  expect((await put(admin, open.key, { value: { from: 8 }, version: 1 })).status).toBe(200);
  expect((await list(admin))[open.key]).toEqual([{ from: 8 }, 2]);
});

test('a contradictory definition is refused', async () => {
  const bare = { schema: hours.schema };
  expect(() => new SettingDefinition(hoursKey, bare)).toThrow("a company's needs a permission");
  expect(() => new SettingDefinition({ ...hoursKey, scope: 'person' }, hours)).toThrow("a person's has none");
  const twin = new SettingDefinition(hoursKey, hours);
  await expect(createPlatformApp({ providers: [contribute(open), contribute(twin)] })).rejects.toThrow(
    'There are two of SettingDefinition with the key test.hours.',
  );
});
