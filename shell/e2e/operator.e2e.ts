import { newCompany, signUp } from './support/company.js';
import { startPortal, type OwnPortal } from './support/own-portal.js';
import { expect, test } from './support/portal-test.js';

const EMAIL = 'ops@atrium.test';
const PASSWORD = 'operator-of-everything';

let portal: OwnPortal;
test.beforeAll(async () => {
  portal = await startPortal({ ATRIUM_OPERATOR_EMAIL: EMAIL, ATRIUM_OPERATOR_PASSWORD: PASSWORD });
});
test.afterAll(() => portal.stop());

test('the operator closes the portal: every page waits, and goes on where it was', async ({ browser }) => {
  const baseURL = portal.origin;
  const person = await (await browser.newContext({ baseURL })).newPage();
  const company = newCompany('umbrella');
  await signUp(person, company);
  await person.goto(`/${company.code}/admin/users`);
  await person.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = person.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('First name').fill('Meena');

  const desk = await (await browser.newContext({ baseURL })).newPage();
  await desk.goto('/platform');
  await desk.getByLabel('Email').fill(EMAIL);
  await desk.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await expect(desk.getByRole('row', { name: new RegExp(company.name) })).toContainText(company.code);
  await desk.getByLabel('What people read').fill('Back at ten.');
  await desk.getByRole('button', { name: 'Close portal' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Close portal' }).click();
  await expect(desk.getByText('The portal is closed.')).toBeVisible();

  const notice = person.getByRole('dialog', { name: 'The portal is closed for maintenance' });
  await expect(notice.getByText('Back at ten.')).toBeVisible();
  const stranger = await (await browser.newContext({ baseURL })).newPage();
  for (const path of ['/', '/companyCode', `/${company.code}/auth/maintanance`]) {
    await stranger.goto(path);
    await expect(stranger.getByText('Back at ten.')).toBeVisible();
  }

  await desk.reload();
  await desk.getByRole('button', { name: 'Open portal' }).click();
  await expect(desk.getByRole('button', { name: 'Close portal' })).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(dialog.getByLabel('First name')).toHaveValue('Meena');
  await expect(stranger.getByRole('heading', { name: 'The portal is open' })).toBeVisible();
  await expect(desk.getByText('Opened the portal')).toBeVisible();
});
