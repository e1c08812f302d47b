import type { HttpClient, TestPortal } from '@atrium/testing';

/** @param name before the `@` of an e-mail of the demo company */
export async function signInToDemo(portal: TestPortal, name: string): Promise<HttpClient> {
  const browser = portal.browser();
  const body = { companyCode: 'demo', email: `${name}@demo.test`, password: 'Demo!2026' };
  expect((await browser.post('/api/auth/login', body)).status).toBe(200);
  return browser;
}

/** Colleagues are at work, and none of those who sign in has clocked in. */
export async function expectPeopleIn(portal: TestPortal): Promise<void> {
  const admin = await signInToDemo(portal, 'admin');
  const { counts } = (await admin.get('/api/hr/attendance/board')).body;
  expect(counts.in + counts.break).toBeGreaterThanOrEqual(5);
  for (const name of ['admin', 'hr', 'lead', 'employee']) {
    const { body } = await (await signInToDemo(portal, name)).get('/api/hr/attendance/me');
    expect(body.allowedPunches).toEqual(['in']);
  }
}
