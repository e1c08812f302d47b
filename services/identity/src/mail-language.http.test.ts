import type { LanguageChoice } from '@atrium/contracts';
import { TestPortal, type HttpClient, type TestCompany } from '@atrium/testing';

let portal: TestPortal;
let acme: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company({ name: 'Acme' });
});
afterAll(() => portal.close());

const choose = async (person: HttpClient, value: LanguageChoice) => {
  expect((await person.put('/api/settings/portal.language', { value, version: 0 })).status).toBe(200);
};
const lastTo = async (email: string) => (await portal.mailsTo(email)).at(-1);
const page = (language: string) => portal.browser().withHeaders({ 'accept-language': language });
const recover = (browser: HttpClient, email: string) =>
  browser.post('/api/auth/recover', { companyCode: acme.code, email });

test('a mail is in the language that its reader has chosen, whatever the page was in that asked for it', async () => {
  const [asha, ravi] = [await acme.person('employee'), await acme.person('employee')];
  await choose(asha, 'hi');
  await choose(ravi, 'en');
  for (const { user } of [asha, ravi]) await recover(page('ar'), user.email);
  expect(await lastTo(asha.user.email)).toMatchObject({
    subject: 'Acme के लिए नया पासवर्ड सेट करें',
    text: expect.stringMatching(/^नमस्ते Ravi,\n\nनया पासवर्ड .*\n\n.*\n\nनया पासवर्ड सेट करें: http/),
  });
  expect((await lastTo(ravi.user.email))?.subject).toBe('Set a new password for Acme');
});

test('without a choice it is in that of the page, and English where the page speaks none of ours', async () => {
  const { user } = await acme.person('employee');
  for (const [language, subject] of [
    ['ar', 'عيّن كلمة مرور جديدة في Acme'],
    ['fr', 'Set a new password for Acme'],
  ] as const) {
    await recover(page(language), user.email);
    expect((await lastTo(user.email))?.subject).toBe(subject);
  }
});

test('a company that signs up on an Arabic page is answered in Arabic, and again so', async () => {
  const [email, password] = ['noura@acme.test', 'correct horse battery'];
  const company = { companyName: 'Nour', companyCode: 'nour-test', timezone: 'Asia/Riyadh' };
  const person = { firstName: 'Noura', lastName: 'Ali', email, password };
  expect((await page('ar').post('/api/companies', { ...company, ...person })).status).toBe(201);
  expect(await lastTo(email)).toMatchObject({
    subject: 'تأكيد بريدك الإلكتروني',
    text: expect.stringMatching(/^مرحبًا Noura،/),
  });
  await page('ar').post('/api/auth/login', { companyCode: company.companyCode, email, password });
  expect((await portal.mailsTo(email)).map(({ subject }) => subject)).toEqual(
    Array(2).fill('تأكيد بريدك الإلكتروني'),
  );
});

test('a new person is invited in the inviter’s language, and later gets their own', async () => {
  const hr = await acme.person('admin', { firstName: 'Priya', lastName: 'Nair' });
  await choose(hr, 'hi');
  const newcomer = { firstName: 'Sam', lastName: 'Roy', email: 'sam@acme.test', role: 'employee' };
  expect((await hr.post('/api/users/invitations', newcomer)).status).toBe(201);
  expect(await lastTo(newcomer.email)).toMatchObject({
    subject: 'Priya Nair आपको Acme में आमंत्रित करते हैं',
    text: expect.stringContaining('Acme में कर्मचारी के रूप में'),
  });
});

test('what an admin does to an account is mailed in its owner’s language, not in the admin’s', async () => {
  const [lead, hindi] = [await acme.person('admin'), await acme.person('employee')];
  await choose(lead, 'ar');
  await choose(hindi, 'hi');
  const { items } = (await lead.get(`/api/users?search=${encodeURIComponent(hindi.user.email)}`)).body;
  const [{ id, version, firstName, lastName }] = items;
  const change = { version, firstName, lastName, role: 'teamLeader' };
  expect((await lead.patch(`/api/users/${id}`, change)).status).toBe(200);
  expect((await lastTo(hindi.user.email))?.subject).toBe('अब आपकी भूमिका टीम लीडर है – Acme');
});

test('a person without a chosen language is mailed in the language of their last sign-in page', async () => {
  const { user } = await acme.person('employee');
  const [admin, password] = [acme.admin, 'correct horse battery'];
  const { items } = (await admin.get(`/api/users?search=${encodeURIComponent(user.email)}`)).body;
  const [{ id, firstName, lastName }] = items;
  let { version } = items[0];
  const subjects: (string | undefined)[] = [];
  for (const [language, role] of [
    ['hi', 'teamLeader'],
    ['ar', 'hr'],
    ['ar', 'employee'],
  ]) {
    const login = { companyCode: acme.code, email: user.email, password };
    expect((await page(language ?? '').post('/api/auth/login', login)).status).toBe(200);
    const change = { version, firstName, lastName, role };
    version = (await admin.patch(`/api/users/${id}`, change)).body.version;
    subjects.push((await lastTo(user.email))?.subject);
  }
  expect(subjects).toEqual([
    'अब आपकी भूमिका टीम लीडर है – Acme',
    'دورك الآن: الموارد البشرية – Acme',
    'دورك الآن: موظف – Acme',
  ]);
});

test('the stored page language is not a setting of the person', async () => {
  const asha = await acme.person('employee');
  const login = { companyCode: acme.code, email: asha.user.email, password: 'correct horse battery' };
  const browser = page('hi');
  await browser.post('/api/auth/login', login);
  expect((await browser.get('/api/settings')).text).not.toContain('pageLanguage');
  const put = await browser.put('/api/settings/portal.pageLanguage', { value: 'ar', version: 1 });
  expect(put.status).toBe(404);
});
