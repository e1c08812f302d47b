import { acceptInvitation, invite, newCompany, openDemo, PASSWORD, signUp } from './support/company.js';
import { untilLoaded } from './support/page-watch.js';
import { openMenu } from './support/menu.js';
import { expect, test } from './support/portal-test.js';

test('dark mode follows the system, then the person, and is there before the first paint', async ({
  browser,
}) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await openDemo(page, 'employee');
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await page.getByRole('button', { name: 'Display settings' }).click();
  await page.getByText('Light', { exact: true }).click();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');
});

test('two companies: the pages of one are the sign-in of the other', async ({ page }) => {
  const company = newCompany('globe');
  await signUp(page, company);
  await page.goto('/demo/employee/Attendance');
  await expect(page).toHaveURL('/demo/auth/login');
  await expect(page.getByText(`You are signed in to ${company.name}.`)).toBeVisible();
  const inUse = () => page.evaluate(() => localStorage.getItem('companyCode'));
  await expect.poll(inUse).toBe('demo');
  await page.getByRole('link', { name: `Back to ${company.name}` }).click();
  await expect(page).toHaveURL(`/${company.code}/dashboard`);
  await expect.poll(inUse).toBe(company.code);
});

test('the address of a company alone, and one that is nowhere', async ({ page }) => {
  await page.goto('/demo');
  await expect(page).toHaveURL('/companyCode');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/demo/auth/login');
  for (const path of ['/demo/nowhere', '/nobody/nowhere', '/x/y', '/platform/nowhere', '/employee/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  await page.goto('/demo/employee/Attendance');
  await expect(page.getByRole('textbox', { name: 'Company code' })).toHaveValue('demo');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/demo/auth/login');
  await page.getByRole('button', { name: /employee@demo\.test/ }).click();
  await expect(page).toHaveURL('/demo/employee/Attendance');
  await page.goto('/demo');
  await expect(page).toHaveURL('/demo/dashboard');
});

test('a logout leaves the other tabs for the company-code entry, and no tab brings the code back', async ({
  page,
  context,
}) => {
  await openDemo(page, 'employee');
  const tabs = [await context.newPage(), await context.newPage()];
  await tabs[0]!.goto('/demo/announcements');
  const joined = tabs[1]!.waitForResponse(/frame-later\./);
  await tabs[1]!.goto('/');
  await (await joined).finished();
  await expect(tabs[0]!.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  await expect(tabs[1]!.getByRole('link', { name: /^Continue to/ }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  for (const tab of [page, ...tabs]) await expect(tab).toHaveURL('/companyCode');
  expect(await page.evaluate(() => localStorage.getItem('companyCode'))).toBeNull();
});

test('a new role and a deactivation act at once in an open page', async ({ browser, page }) => {
  const company = newCompany('initech');
  await signUp(page, company);
  const ravi = { firstName: 'Ravi', lastName: 'Menon', email: `ravi@${company.code}.test`, role: 'Employee' };
  await invite(page, company.code, ravi);
  const raviPage = await acceptInvitation(await browser.newContext(), ravi);
  await expect(raviPage.getByRole('link', { name: 'Attendance', exact: true })).toBeVisible();
  await expect(raviPage.getByRole('link', { name: 'Employees' })).toBeHidden();

  const row = page.getByRole('row', { name: /Ravi Menon/ });
  await row.getByRole('link', { name: /Ravi Menon/ }).click();
  await page.getByRole('dialog', { name: 'Ravi Menon' }).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit user' });
  await dialog.getByLabel('Role').selectOption({ label: 'HR' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await openMenu(raviPage, 'Finance');
  await expect(raviPage.getByRole('link', { name: 'Payroll' })).toBeVisible();
  await openMenu(raviPage, 'HR');
  await expect(raviPage.getByRole('link', { name: 'Employees' })).toBeVisible();

  await page.keyboard.press('Escape');
  await row.hover();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const cover = raviPage.getByRole('dialog', { name: 'Your session has ended' });
  await cover.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await cover.getByRole('button', { name: 'Continue' }).click();
  await expect(cover.getByText('Your account was deactivated. Ask your admin or HR.')).toBeVisible();
  await cover.getByRole('button', { name: 'Use another account' }).click();
  await expect(raviPage.getByText('Your session has ended.')).toBeVisible();
  await expect(raviPage).toHaveURL('/companyCode');
  await expect(row).toContainText('Deactivated');
});

test('back returns to where the page was left, a new page begins at its top', async ({ page }) => {
  await openDemo(page, 'admin');
  await page.setViewportSize({ width: 1440, height: 500 });
  await openMenu(page, 'HR');
  await page.getByRole('link', { name: 'Attendance', exact: true }).click();
  await page
    .getByRole('row', { name: /Vikram|Yash|Zoya|Tara/ })
    .first()
    .waitFor();
  // What comes later above the table would move the place.
  await untilLoaded(page);
  const main = page.getByRole('main');
  await main.evaluate(
    (element) =>
      new Promise((resolve) => {
        element.addEventListener('scroll', resolve, { once: true });
        element.scrollTo(0, 400);
      }),
  );
  await openMenu(page, 'Administration');
  await page.getByRole('link', { name: 'Apps' }).click();
  await page.getByRole('switch', { name: 'HR' }).waitFor();
  const top = () => main.evaluate((element) => element.scrollTop);
  // The place is set before the new page is drawn.
  expect(await top()).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(400);
});

test('sign-in is light: scripts, requests, and no shift while it loads', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  let requests = 0;
  page.on('response', (response) => {
    if (response.url().startsWith('data:')) return;
    requests += 1;
    if (new URL(response.url()).pathname.endsWith('.js')) {
      scripts.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
    }
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/demo/auth/login', { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(150_000);
  expect(requests).toBeLessThanOrEqual(8);
  const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[]);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
});
