import type { Notice } from '@atrium/contracts';
import { JobScheduler, TenantDb } from '@atrium/platform';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { Celebrations } from './celebrations.service.js';

// Monday in Kolkata, before the job of the morning.
const clock = new TestClock('2026-06-29T01:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let [hema, hugo, asha, bina]: TestPerson[] = [];

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  hema = await acme.person('hr', { firstName: 'Hema' });
  hugo = await acme.person('hr', { firstName: 'Hugo' });
  asha = await acme.person('employee', { firstName: 'Asha' });
  bina = await acme.person('employee', { firstName: 'Bina' });
  // From now on the schedule is known; its next tick is at seven.
  await portal.app.get(JobScheduler).look();
});
afterAll(() => portal.close());

async function setDays({ user }: TestPerson, days: { birthDate?: string | null; joiningDate?: string }) {
  const { items } = (await hema!.get(`/api/hr/employees?search=${encodeURIComponent(user.email)}`)).body;
  const { id, version } = (await hema!.get(`/api/hr/employees/${items[0].id}`)).body;
  return hema!.patch(`/api/hr/employees/${id}`, { version, ...days });
}

const announce = (today: string) =>
  portal.app.get(TenantDb).run(acme.id, () => portal.app.get(Celebrations).announce(today));
const listOf = async (person: TestPerson, language = 'en'): Promise<Notice[]> =>
  (
    await person.send<{ items: Notice[] }>({
      method: 'GET',
      path: '/api/notices',
      headers: { 'accept-language': language },
    })
  ).body.items;
const texts = async (person: TestPerson) => (await listOf(person)).map(({ text }) => text);
const badge = async (person: TestPerson) => (await person.get('/api/inbox/counts')).body.badges.requests;
const answer = (person: TestPerson, { id, version }: Notice, snoozedUntil: string | null = null) =>
  person.put(`/api/notices/${id}/answer`, { version, snoozedUntil });

test('a date of birth is for HR and the person, and lies in the past', async () => {
  expect((await setDays(asha!, { birthDate: '2031-01-01' })).body.error.fields).toEqual({
    birthDate: 'Enter a date of birth between 1900 and today.',
  });
  expect((await setDays(asha!, { birthDate: '1994-06-30' })).body.birthDate).toBe('1994-06-30');
  expect((await asha!.get('/api/hr/employment')).body.employee.birthDate).toBe('1994-06-30');
  expect(JSON.stringify((await bina!.get('/api/people')).body)).not.toContain('1994-06-30');
});

test('HR is told in the morning, once, in each language, and never of the year', async () => {
  await setDays(bina!, { birthDate: '1990-12-01', joiningDate: '2023-07-02' });
  clock.set('2026-06-29T01:31:00Z');
  await portal.app.get(JobScheduler).look();
  await portal.settle();
  expect(await announce('2026-06-29')).toBe(0);
  const [anniversary, birthday] = (await listOf(hema!)).sort((one, other) =>
    other.text.localeCompare(one.text),
  );
  expect(birthday).toMatchObject({
    kind: 'events',
    title: 'Events & Birthday Notification',
    icon: 'cake',
    version: 1,
    text: 'Asha employee has a birthday on 30 June.',
  });
  expect(anniversary?.text).toBe('Bina employee completes 3 years here on 2 July.');
  expect((await listOf(hema!, 'hi')).find(({ id }) => id === birthday?.id)).toMatchObject({
    title: 'कार्यक्रम और जन्मदिन की सूचना',
    text: 'Asha employee का जन्मदिन 30 जून को है।',
  });
  expect([await listOf(asha!), await badge(asha!), await badge(hema!)]).toEqual([[], 0, 2]);
  const hindi = { method: 'GET' as const, path: '/api/notifications', headers: { 'accept-language': 'hi' } };
  expect((await hema!.send<{ items: unknown[] }>(hindi)).body.items).toContainEqual(
    expect.objectContaining({
      kind: 'people.events',
      title: 'कार्यक्रम और जन्मदिन की सूचना',
      text: 'Asha employee का जन्मदिन 30 जून को है।',
      path: 'requests',
    }),
  );
  expect((await asha!.get('/api/notifications')).body.items).toEqual([]);
});

test('Done and Snooze are each person’s own, also twice at once', async () => {
  const [first, second] = await listOf(hema!);
  const twice = await Promise.all([answer(hema!, first!), answer(hema!, first!)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  await answer(hema!, second!, '2026-06-29T18:30:00Z');
  expect([await texts(hema!), await badge(hema!), await badge(hugo!)]).toEqual([[], 0, 2]);
  clock.set('2026-06-29T18:31:00Z');
  const again = await acme.signIn(hema!.user.email);
  expect(await listOf(again)).toMatchObject([{ id: second!.id }]);
  expect((await again.delete(`/api/notices/${first!.id}/answer`)).status).toBe(200);
  expect(await listOf(again)).toHaveLength(2);
  expect((await answer(again, first!, '2026-06-29T18:00:00Z')).body.error.fields).toHaveProperty(
    'snoozedUntil',
  );
  expect((await answer(await acme.signIn(asha!.user.email), first!)).status).toBe(404);
});

test('what is done comes back when there is more to know; who keeps their days to themselves is left out', async () => {
  [hema, hugo, asha] = await Promise.all([hema!, hugo!, asha!].map(({ user }) => acme.signIn(user.email)));
  const [birthday] = (await listOf(hugo!)).filter(({ text }) => text.includes('birthday'));
  await answer(hugo!, birthday!);
  await setDays(hema!, { birthDate: '1988-06-30' });
  expect(await announce('2026-06-30')).toBe(1);
  expect(await texts(hugo!)).toContain('Birthdays on 30 June: Asha employee, Hema hr.');
  const hidden = await asha!.put('/api/settings/hr.daysHidden', { value: true, version: 0 });
  expect([hidden.status, await announce('2026-06-30')]).toEqual([200, 1]);
  expect(await texts(hugo!)).toContain('Hema hr has a birthday on 30 June.');
  // Nobody is told of themselves alone.
  expect((await texts(hema!)).join()).not.toContain('birthday');
});
