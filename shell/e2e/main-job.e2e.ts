import type { Locator, Page } from '@playwright/test';
import {
  acceptInvitation,
  invite,
  newCompany,
  PASSWORD,
  sendInvitation,
  signUp,
  type Guest,
} from './support/company.js';
import { untilSaid } from './support/page-watch.js';
import { openMenu } from './support/menu.js';
import { expect, test } from './support/portal-test.js';

/** Labels of controls that an element covers. */
async function listUnder(page: Page, over: Locator): Promise<string[]> {
  const box = await over.boundingBox();
  return page.locator('main :is(a, button, input, select, textarea)').evaluateAll((elements, area) => {
    const lies = ({ left, right, top, bottom }: DOMRect) =>
      area !== null &&
      left < area.x + area.width &&
      right > area.x &&
      top < area.y + area.height &&
      bottom > area.y;
    return elements
      .filter((element) => element.checkVisibility() && lies(element.getBoundingClientRect()))
      .map((element) => element.textContent);
  }, box);
}

test('a company signs up, its people clock in, its admin switches an app off and on', async ({
  browser,
  page,
}) => {
  // Three people in three browsers, one after the other.
  test.slow();
  const company = newCompany('acme');
  const guest = (firstName: string, role: string): Guest => ({
    firstName,
    lastName: 'Menon',
    email: `${firstName.toLowerCase()}@${company.code}.test`,
    role,
  });
  const ravi = guest('Ravi', 'Employee');
  const hema = guest('Hema', 'HR');

  await test.step('sign-up, mail, dashboard with next steps', async () => {
    await signUp(page, company);
    await expect(page).toHaveURL(`/${company.code}/dashboard`);
    await expect(page.getByRole('region', { name: 'Next steps' })).toBeVisible();
  });
  await test.step('two invitations', async () => {
    await invite(page, company.code, ravi);
    await invite(page, company.code, hema);
  });
  await test.step('what is said lies on nothing that can be pressed next', async () => {
    const uma = guest('Uma', 'Employee');
    // The newest is on top. It stays while it has the focus.
    const said = page.getByRole('status').filter({ hasText: uma.email });
    await Promise.all([untilSaid(page, uma.email), sendInvitation(page, uma)]);
    for (const width of [1440, 1024, 768, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(said).toBeVisible();
      await expect.poll(() => listUnder(page, said)).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  const raviPage = await acceptInvitation(await browser.newContext(), ravi);
  const hemaPage = await acceptInvitation(await browser.newContext(), hema);

  await test.step('the employee signs in by the company code', async () => {
    await raviPage.getByRole('button', { name: /^Profile of/ }).click();
    const logout = raviPage.getByRole('menuitem', { name: 'Logout' });
    await Promise.all([untilSaid(raviPage, 'Logout Successful!'), logout.click()]);
    await expect(raviPage).toHaveURL('/companyCode');
    await raviPage.getByLabel('Company code').fill(company.code);
    await raviPage.getByRole('button', { name: 'Continue' }).click();
    await raviPage.getByLabel('Work email').fill(ravi.email);
    await raviPage.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await raviPage.getByRole('button', { name: 'Sign in' }).click();
    await raviPage.getByRole('link', { name: 'Attendance', exact: true }).click();
    await expect(raviPage.getByRole('heading', { name: 'Attendance' })).toBeVisible();
  });

  await test.step('HR sees the board change by itself', async () => {
    await openMenu(hemaPage, 'HR');
    await hemaPage.getByRole('link', { name: 'Attendance', exact: true }).click();
    const row = hemaPage.getByRole('row', { name: /Ravi Menon/ });
    // Depends on the day: on a day off the row says so, also of who works.
    await expect(row).toContainText(/Not in yet|Day off/);
    const since = /In \d{1,2}:\d{2}/;
    await expect(row).not.toContainText(since);
    await raviPage.getByRole('button', { name: 'Clock in' }).click();
    await expect(row).toContainText(since);
    await raviPage.getByRole('button', { name: 'Clock out' }).click();
    await expect(row).toContainText('Out');
  });

  await test.step('on a phone’s dashboard the clock is whole, with its buttons under the thumb', async () => {
    const size = raviPage.viewportSize();
    await raviPage.setViewportSize({ width: 375, height: 780 });
    await raviPage.goto(`/${company.code}/dashboard`);
    const button = (name: string) => raviPage.getByRole('button', { name }).filter({ visible: true });
    await button('Clock in').click();
    const placeOf = async (element: Locator) =>
      (await element.boundingBox()) ?? { width: 0, height: 0, y: 0 };
    const since = () => placeOf(raviPage.getByText(/^In since/));
    await expect.poll(async () => (await since()).width).toBeGreaterThan(100);
    await expect.poll(async () => (await since()).height).toBeLessThan(30);
    await expect.poll(async () => (await placeOf(button('Clock out'))).y).toBeGreaterThan(680);
    await button('Clock out').click();
    await button('Clock in').waitFor();
    if (size) await raviPage.setViewportSize(size);
    await raviPage.goto(`/${company.code}/employee/Attendance`);
  });

  await test.step('the admin switches HR off: menu, page and API stop at once', async () => {
    await page.goto(`/${company.code}/admin/apps`);
    await page.getByRole('switch', { name: 'HR' }).click();
    await expect(page.getByText(/lose it immediately/)).toBeVisible();
    await page.getByRole('button', { name: 'Switch off' }).click();
    await expect(
      hemaPage.getByRole('heading', { name: 'HR is switched off for your company' }),
    ).toBeVisible();
    await expect(hemaPage.getByRole('link', { name: 'Attendance', exact: true })).toBeHidden();
    await expect(
      raviPage.getByRole('heading', { name: 'HR is switched off for your company' }),
    ).toBeVisible();
    const refused = await hemaPage.request.get('/api/hr/attendance/me');
    expect(refused.status()).toBe(403);
    expect((await refused.json()).error.code).toBe('REMOTE_DISABLED');
  });

  await test.step('another company keeps it', async () => {
    const other = await (await browser.newContext()).newPage();
    await other.goto('/demo/auth/login');
    await other.getByRole('button', { name: /employee@demo\.test/ }).click();
    await expect(other.getByRole('link', { name: 'Attendance', exact: true })).toBeVisible();
  });

  await test.step('switched on again, everything is there', async () => {
    await page.getByRole('switch', { name: 'HR' }).click();
    await expect(page.getByRole('switch', { name: 'HR' })).toBeChecked();
    await expect(hemaPage.getByRole('row', { name: /Ravi Menon/ })).toContainText('Out');
    await openMenu(page, 'HR');
    await expect(page.getByRole('link', { name: 'Attendance', exact: true })).toBeVisible();
  });
});
