import { HttpClient, TestPortal } from '@atrium/testing';
import { CompanyService } from './company.service.js';
import { DemoCompanyService } from '../demo/demo-company.service.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start({ variables: { ATRIUM_DEMO: 'on' } });
});
afterAll(() => portal.close());

const isAvailable = async (code: string) =>
  (await portal.browser().get(`/api/companies/availability?code=${encodeURIComponent(code)}`)).body;

test('a wished code is available until somebody has it', async () => {
  expect(await isAvailable('Kettle')).toEqual({ code: 'kettle', available: true, reason: null });
  await portal.company({ code: 'kettle' });
  expect(await isAvailable('Kettle')).toEqual({
    code: 'kettle',
    available: false,
    reason: 'This company code is taken. Choose another.',
  });
});

test.each([
  ['signup', 'This company code is reserved. Choose another.'],
  ['availability', 'This company code is reserved. Choose another.'],
  ['x', 'Use 3 to 32 letters, digits and hyphens, starting with a letter.'],
  ['a/../b', 'Use 3 to 32 letters, digits and hyphens, starting with a letter.'],
])('%s cannot be had', async (code, reason) => {
  expect(await isAvailable(code)).toEqual({ code, available: false, reason });
});

test('anybody finds a company by its code and learns its name and logo alone', async () => {
  await portal.company({ code: 'blue-kettle', name: 'Blue Kettle' });
  const answer = await portal.browser().get('/api/companies/BLUE-kettle');
  expect([answer.status, answer.body]).toEqual([
    200,
    { code: 'blue-kettle', name: 'Blue Kettle', logo: null },
  ]);
});

test('an unknown code answers 404 with a sentence', async () => {
  const answer = await portal.browser().get('/api/companies/nobody');
  expect([answer.status, answer.body.error.code]).toEqual([404, 'COMPANY_NOT_FOUND']);
  expect(answer.body.error.message).toBe('No company uses this code. Check the spelling or ask your admin.');
});

test('only the demo company offers its logins', async () => {
  const demos = portal.app.get(DemoCompanyService);
  await demos.create({
    code: 'try-me',
    name: 'Try me',
    timezone: 'Asia/Kolkata',
    password: 'Try!2026',
    people: [{ email: 'admin@demo.test', firstName: 'Ananya', lastName: 'Rao', role: 'admin' }],
  });
  const here = new HttpClient(await portal.app.getUrl());
  const { body } = await here.get('/api/companies/try-me');
  expect(body.demo.logins).toContainEqual({ email: 'admin@demo.test', role: 'admin' });
  expect(body.demo.password).toBe(portal.env.demoPassword);
  const login = { companyCode: 'try-me', email: 'admin@demo.test', password: 'Try!2026' };
  expect((await portal.browser().post('/api/auth/login', login)).status).toBe(200);
  expect(await portal.mailsTo('admin@demo.test')).toEqual([]);
  expect((await portal.browser().get('/api/companies/try-me')).body.demo).toBeUndefined();
});

test('with a public URL elsewhere the demo’s logins are not shown, and it can be switched off', async () => {
  const companies = portal.app.get(CompanyService);
  const known = { ...portal.env };
  try {
    Object.assign(portal.env, { onThisMachine: false });
    expect((await companies.getPublic('try-me', true)).demo).toBeUndefined();
    Object.assign(portal.env, { demo: false });
    await expect(companies.getPublic('try-me', true)).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' });
    const login = { companyCode: 'try-me', email: 'admin@demo.test', password: 'Try!2026' };
    expect((await portal.browser().post('/api/auth/login', login)).status).toBe(404);
  } finally {
    Object.assign(portal.env, known);
  }
});
