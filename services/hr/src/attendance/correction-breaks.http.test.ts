import { TestClock, TestPortal, type HttpClient, type TestCompany, type TestPerson } from '@atrium/testing';

const clock = new TestClock('2026-03-02T03:30:00Z');
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let someone: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company();
  hr = await acme.person('hr');
  someone = await acme.person('employee');
});
afterAll(() => portal.close());

const at = (time: string) => clock.set(`2026-03-${time}:00+05:30`);
/** The same account after signing in again: a session ends after hours without a request. */
const again = (person: TestPerson) => acme.signIn(person.user.email);
const dateOf = async (person: HttpClient, date: string) =>
  (await person.get('/api/hr/attendance/me/month?month=2026-03')).body.dates.find(
    (day: { date: string }) => day.date === date,
  );

test('a correction of the clock-out keeps the breaks, asker and decider see before and after, and breaks can be corrected', async () => {
  const times = { '09T09:13': 'in', '09T12:28': 'out', '09T14:55': 'in', '09T19:00': 'out' };
  for (const [moment, kind] of Object.entries(times)) {
    at(moment);
    await (await again(someone)).post('/api/hr/attendance/punches', { kind });
  }
  at('10T10:00');
  const me = await again(someone);
  const { id } = (await me.get('/api/hr/attendance/me')).body.employee;
  const asked = { workDate: '2026-03-09', in: '09:13', out: '19:30' };
  const preview = (more: object) =>
    me.post('/api/hr/attendance/corrections/preview', {
      kind: 'correction',
      reason: 'Stayed on',
      ...asked,
      ...more,
    });
  expect((await preview({})).body).toMatchObject({
    before: { workedMinutes: 440, breakMinutes: 147 },
    after: { workedMinutes: 470, breakMinutes: 147 },
  });
  const sent = { kind: 'correction', reason: 'Stayed on', ...asked };
  expect((await me.post('/api/hr/attendance/corrections', sent)).status).toBe(201);
  const decider = await again(hr);
  const [listed] = (await decider.get('/api/hr/attendance/corrections?of=waiting')).body.items;
  expect(listed.change).toMatchObject({ before: { workedMinutes: 440 }, after: { workedMinutes: 470 } });
  const [row] = (await decider.get('/api/requests/waiting')).body.items;
  const worked = { type: 'change', before: { minutes: 440 }, after: { minutes: 470 } };
  expect(row.facts).toMatchObject([
    { label: 'In and out', value: { after: { spans: [{ to: '2026-03-09T14:00:00.000Z' }] } } },
    { label: 'Time worked', value: worked },
    { label: 'Time in breaks', value: { before: { minutes: 147 }, after: { minutes: 147 } } },
  ]);
  const { facts } = (await decider.get(`/api/requests/${row.id}`)).body;
  expect(facts.find(({ label }: { label: string }) => label === 'Time worked')).toMatchObject({
    value: worked,
  });
  const { id: requestId, version, step } = row;
  const decision = { version, step, decision: 'approve', reason: null };
  expect((await decider.post(`/api/requests/${requestId}/decide`, decision)).status).toBe(200);
  expect(await dateOf(me, '2026-03-09')).toMatchObject({
    workedMinutes: 470,
    breakMinutes: 147,
    punches: [{ kind: 'in' }, { kind: 'out' }, { kind: 'in' }, { kind: 'out' }],
  });

  const breaks = [{ from: '12:28', to: '13:00' }];
  const path = `/api/hr/attendance/employees/${id}/corrections`;
  const own = { kind: 'correction', reason: 'Forgot to end it', ...asked };
  const fieldsOf = async (wrong: object[]) => (await preview({ breaks: wrong })).body.error.fields;
  expect(await fieldsOf([{ from: '08:00', to: '09:30' }])).toHaveProperty(['breaks.0.from']);
  expect(await fieldsOf([...breaks, { from: '12:50', to: '13:10' }])).toHaveProperty(['breaks.1.from']);
  expect(await fieldsOf([{ from: '13:00', to: '12:00' }])).toHaveProperty(['breaks.0.to']);
  expect((await decider.post(`${path}/preview`, { ...own, breaks })).body.after).toMatchObject({
    breakMinutes: 32,
  });
  expect((await decider.post(path, own)).status).toBe(200);
  expect(await dateOf(me, '2026-03-09')).toMatchObject({ breakMinutes: 147 });
  expect((await decider.post(path, { ...own, breaks })).status).toBe(200);
  expect(await dateOf(me, '2026-03-09')).toMatchObject({ workedMinutes: 585, breakMinutes: 32 });
  expect((await decider.post(path, { ...own, breaks: [] })).status).toBe(200);
  expect(await dateOf(me, '2026-03-09')).toMatchObject({ workedMinutes: 617, breakMinutes: 0 });
});
