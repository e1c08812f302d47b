import { HttpClient, TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';

const clock = new TestClock('2026-11-02T03:30:00Z');
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company();
  hr = await acme.person('hr');
});
afterAll(() => portal.close());

const me = async (person: HttpClient) => (await person.get('/api/hr/attendance/me')).body;
const punch = (person: HttpClient, kind: string) => person.post('/api/hr/attendance/punches', { kind });

test('people clock in at their places of work; elsewhere it is refused, or the day is to be looked at', async () => {
  const person = await acme.person('employee');
  const place = { name: 'Head office', latitude: 12.9716, longitude: 77.5946, radiusM: 200, networks: '' };
  const made = await hr.post('/api/hr/workplaces', { ...place, outside: 'refuse', departmentId: null });
  expect(made.status).toBe(201);
  expect(await me(person)).toMatchObject({ asksPosition: true });
  expect(await punch(person, 'in')).toMatchObject({
    status: 409,
    body: { error: { code: 'POSITION_NEEDED' } },
  });
  const from = (latitude: number) => ({ latitude, longitude: 77.5946, accuracyM: 10 });
  const clockIn = (latitude: number) =>
    person.post('/api/hr/attendance/punches', { kind: 'in', position: from(latitude) });
  expect(await clockIn(13.2)).toMatchObject({ status: 409, body: { error: { code: 'OUTSIDE_LOCATION' } } });
  expect((await clockIn(12.972)).status).toBe(201);
  const flagged = { outside: 'flag', version: made.body.version };
  expect((await hr.patch(`/api/hr/workplaces/${made.body.id}`, flagged)).status).toBe(200);
  expect((await punch(person, 'out')).status).toBe(201);
  const { body } = await hr.get('/api/hr/attendance/reviews');
  expect(body.items).toMatchObject([{ why: 'outsidePlace', date: '2026-11-02' }]);
});
