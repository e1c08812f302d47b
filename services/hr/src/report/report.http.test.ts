import { JobScheduler } from '@atrium/platform';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';

const clock = new TestClock('2032-02-02T03:30:00Z');
let portal: TestPortal;
let acme: TestCompany;
let hema: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  hema = await acme.person('hr', { firstName: 'Hema' });
  const asha = await acme.person('employee', { firstName: 'Asha' });
  for (const [kind, at] of [
    ['in', '2032-02-02T03:30:00Z'],
    ['out', '2032-02-02T12:30:00Z'],
  ] as const) {
    clock.set(at);
    expect((await asha.post('/api/hr/attendance/punches', { kind })).status).toBe(201);
  }
});
afterAll(() => portal.close());

const path = (report: string, query: object) =>
  `/api/hr/reports/${report}?${new URLSearchParams({ ...query }).toString()}`;
const february = { from: '2032-02', to: '2032-02' };

test('a report counts by month, department or person, beside as many months before', async () => {
  const heads = (await hema.get(path('headcount', { ...february, by: 'month' }))).body;
  expect(heads.rows).toMatchObject([{ key: '2032-02', values: { start: 0, end: 3, joined: 3, left: 0 } }]);
  expect(heads).toMatchObject({ totals: { end: 3 }, previous: { end: 0 }, more: false });
  const present = (await hema.get(path('attendance', { ...february, by: 'person' }))).body;
  expect(present.rows).toContainEqual(
    expect.objectContaining({ label: 'Asha employee', values: expect.objectContaining({ present: 1 }) }),
  );
  const worked = (await hema.get(path('overtime', { ...february, by: 'department' }))).body;
  expect(worked.rows).toMatchObject([{ key: 'none', values: { worked: 540 } }]);
  expect((await hema.get(path('leave', { ...february, by: 'month' }))).body.rows).toEqual([]);
});

test('what a department counts is opened by person, and comes to the same', async () => {
  for (const [report, key] of [
    ['attendance', 'present'],
    ['overtime', 'worked'],
    ['leave', 'taken'],
    ['headcount', 'end'],
  ] as const) {
    const by = report === 'headcount' ? 'month' : 'person';
    const of = async (department: string) =>
      (await hema.get(path(report, { ...february, by, department }))).body.totals[key];
    const all = (await hema.get(path(report, { ...february, by: 'department' }))).body;
    expect(await of('none')).toBe(all.totals[key]);
    expect(await of('Design')).toBe(0);
  }
});

test('a report that has no end, or no such group, is refused in words', async () => {
  const long = await hema.get(path('leave', { from: '2030-01', to: '2032-02', by: 'month' }));
  expect(long.body.error.fields).toEqual({ to: 'Choose at most 12 months.' });
  const back = await hema.get(path('leave', { from: '2032-02', to: '2032-01', by: 'month' }));
  expect(back.body.error.fields).toEqual({ to: 'The end is before the start.' });
  const person = await hema.get(path('headcount', { ...february, by: 'person' }));
  expect(person.body.error.fields).toEqual({ by: 'Choose a group.' });
});

test('the file has the rows of the page', async () => {
  const query = new URLSearchParams({ list: 'hr.report-overtime', format: 'csv', by: 'person', ...february });
  const { text } = await hema.get(`/api/exports?${query.toString()}`);
  expect(text).toContain('Asha employee');
  expect(text).toContain('540');
});

test('a report comes by mail on its day, once', async () => {
  const ask = { by: 'person', cadence: 'month' };
  expect(
    (await hema.send({ method: 'PUT', path: '/api/hr/reports/leave/schedule', body: ask })).body,
  ).toMatchObject({
    items: [{ report: 'leave', ...ask }],
  });
  const mails = () =>
    portal.database.query<object>(`select query from notification where kind = 'people.report'`);
  for (const at of ['2032-02-29T03:00:00Z', '2032-03-01T03:00:00Z', '2032-03-01T03:30:00Z']) {
    clock.set(at);
    await portal.app.get(JobScheduler).look();
    await portal.settle();
  }
  expect(await mails()).toEqual([{ query: 'report=leave&by=person&from=2032-02&to=2032-02' }]);
  const again = await acme.signIn(hema.user.email);
  expect((await again.delete('/api/hr/reports/leave/schedule')).body).toEqual({ items: [] });
});
