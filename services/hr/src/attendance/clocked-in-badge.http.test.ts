import { TestClock, TestPortal } from '@atrium/testing';

let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start({ clock: new TestClock('2026-03-02T03:30:00Z') });
});
afterAll(() => portal.close());

test('the portal knows whether somebody is clocked in, so that it offers Clock out and not Clock in', async () => {
  const person = await (await portal.company()).person('employee');
  const isIn = async () => (await person.get('/api/inbox/counts')).body.badges['hr.clockedIn'];
  expect(await isIn()).toBe(0);
  for (const [kind, expected] of [
    ['in', 1],
    ['breakStart', 1],
    ['out', 0],
  ] as const) {
    expect((await person.post('/api/hr/attendance/punches', { kind })).status).toBe(201);
    expect(await isIn()).toBe(expected);
  }
});
