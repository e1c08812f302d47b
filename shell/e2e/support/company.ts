import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test } from './portal-test.js';

export const PASSWORD = 'monsoon-2026-rain';

export interface TestCompany {
  code: string;
  name: string;
  adminEmail: string;
}

/** A company that no other test uses. */
export function newCompany(label: string): TestCompany {
  const code = `${label}-${Date.now().toString(36)}${crypto.randomUUID().slice(0, 2)}`;
  return { code, name: `${label} works`, adminEmail: `asha@${code}.test` };
}

/** Opens the newest mail to a person in the local outbox. */
export async function openMail(page: Page, email: string): Promise<void> {
  const mail = page.getByRole('link', { name: new RegExp(`to ${email.replaceAll('.', '\\.')}`) });
  await expect(async () => {
    await page.goto('/api/outbox');
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.first().click();
}

/** Follows the link in the newest mail to a person. */
export async function followMail(page: Page, email: string): Promise<void> {
  await openMail(page, email);
  await page.getByRole('link', { name: /^http/ }).click();
}

/** Signs up, confirms by mail, enters the company's details and reaches the dashboard, like a newcomer. */
export async function signUp(page: Page, company: TestCompany): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Company name').fill(company.name);
  await page.getByLabel('Company code').fill(company.code);
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Work email').fill(company.adminEmail);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(page.getByText(`${company.code} is available`)).toBeVisible();
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.getByRole('link', { name: 'Open local outbox' }).click();
  await followMail(page, company.adminEmail);
  await expect(page.getByRole('heading', { name: 'Agency details' })).toBeVisible();
  await page.getByLabel('City').fill('Bengaluru');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: /^(Good .*|Hello), Asha$/ })).toBeVisible();
}

export interface Guest {
  firstName: string;
  lastName: string;
  email: string;
  role: string;
}

/** The admin opens the users page and sends an invitation. */
export async function invite(page: Page, code: string, guest: Guest): Promise<void> {
  await page.goto(`/${code}/admin/users`);
  await sendInvitation(page, guest);
}

/** The admin, who is on the users page, sends an invitation. */
export async function sendInvitation(page: Page, guest: Guest): Promise<void> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await fillInvitation(page, guest);
}

/** As `sendInvitation`, in the dialog that is open. */
export async function fillInvitation(page: Page, guest: Guest): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('First name').fill(guest.firstName);
  await dialog.getByLabel('Last name').fill(guest.lastName);
  await dialog.getByLabel('Email').fill(guest.email);
  await dialog.getByLabel('Role').selectOption({ label: guest.role });
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(guest.email) })).toContainText('Invited');
}

/** The invited person opens the mail in another browser and sets a password. */
export async function acceptInvitation(context: BrowserContext, guest: Guest): Promise<Page> {
  const page = await context.newPage();
  await followMail(page, guest.email);
  await expect(page.getByLabel('First name')).toHaveValue(guest.firstName);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(
    page.getByRole('heading', { name: new RegExp(`^(Good .*|Hello), ${guest.firstName}$`) }),
  ).toBeVisible();
  return page;
}

export const DEMO_PASSWORD = 'Demo!2026';

/** Of the demo company's staff. */
type DemoPerson = 'admin' | 'hr' | 'lead' | 'employee';

/** Opens a page of the demo company for somebody who is signed in already: the sign-in is not what is tested. */
export async function enterDemo(page: Page, person: DemoPerson, path = 'dashboard'): Promise<void> {
  const { origin } = new URL(String(test.info().project.use.baseURL));
  const signedIn = await page.request.post(`${origin}/api/auth/login`, {
    headers: { origin },
    data: { companyCode: 'demo', email: `${person}@demo.test`, password: DEMO_PASSWORD },
  });
  expect(signedIn.status()).toBe(200);
  await page.goto(`${origin}/demo/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The same in a browser of their own. */
export async function openAs(browser: Browser, person: DemoPerson, path?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterDemo(page, person, path);
  return page;
}

/** Signs in to the demo company by pressing one of its logins. */
export async function openDemo(page: Page, person: DemoPerson | 'client'): Promise<void> {
  await page.goto(person === 'client' ? '/demo/auth/client/login' : '/demo/auth/login');
  await page.getByRole('button', { name: new RegExp(`${person}@demo\\.test`) }).click();
  await page.waitForURL(person === 'client' ? '**/demo/client/proposal' : '**/demo/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
}
