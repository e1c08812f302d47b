import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.js';
import { acceptInvitation, enterDemo, newCompany, signUp } from './support/company.js';
import { expect, test } from './support/portal-test.js';

const actOn = async (page: Page, person: string, action: string) => {
  const row = page.getByRole('row', { name: new RegExp(person) });
  await row.hover();
  await row.getByRole('button', { name: `Actions for ${person}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('many people are invited; one of them gets another permission, and the admin looks as them', async ({
  browser,
  page,
}) => {
  const company = newCompany('users');
  const ravi = {
    firstName: 'Ravi',
    lastName: 'Menon',
    role: 'Employee',
    email: `ravi@${company.code}.test`,
  };
  await signUp(page, company);

  await test.step('a pasted list is looked through and sent in the background', async () => {
    await page.goto(`/${company.code}/admin/users`);
    await page.getByRole('link', { name: 'Invite in bulk' }).click();
    await page
      .getByLabel('People, one per line')
      .fill(`Ravi Menon, ${ravi.email}, Employee, Design\nNeha Iyer, nowhere`);
    await page.getByRole('button', { name: 'Check list' }).click();
    await page.getByRole('button', { name: 'Check rows' }).click();
    await expect(page.getByText('Enter an email address')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(page.getByText('1 row imported.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByRole('row', { name: /Ravi Menon/ })).toContainText('Open');
  });

  const raviPage = await acceptInvitation(await browser.newContext(), ravi);
  const menu = raviPage.getByRole('navigation', { name: 'Main' });

  await test.step('what is ticked is in the person’s open page at once', async () => {
    await expect(page.getByRole('row', { name: /Ravi Menon/ })).toContainText('Accepted');
    await page.getByRole('link', { name: 'Accounts' }).click();
    await expect(menu.getByRole('link', { name: 'Employees' })).toBeHidden();
    await actOn(page, 'Ravi Menon', 'Permissions');
    const dialog = page.getByRole('dialog', { name: 'Permissions for Ravi Menon' });
    await dialog.getByLabel('HR operations: access').selectOption({ label: 'Restricted' });
    await dialog.getByRole('group', { name: 'Employees' }).getByRole('checkbox', { name: 'Read' }).check();
    await expect(dialog.getByRole('region', { name: 'Their menu' })).toContainText('Employees');
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByRole('button', { name: 'Save permissions' }).click();
    await expect(dialog).toBeHidden();
    await expect(menu.getByRole('link', { name: 'Employees' })).toBeVisible();
  });

  await test.step('the admin sees the portal as they do, changes nothing, and stops', async () => {
    await actOn(page, 'Ravi Menon', 'View as this person');
    await page.getByRole('button', { name: 'View portal' }).click();
    await expect(page.getByText('You are viewing as Ravi Menon.')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^(Good .*|Hello), Ravi$/ })).toBeVisible();
    const own = page.getByRole('navigation', { name: 'Main' });
    await expect(own.getByRole('link', { name: 'Employees' })).toBeVisible();
    await expect(own.getByRole('link', { name: 'Audit trail' })).toBeHidden();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await own.getByRole('link', { name: 'Attendance', exact: true }).click();
    await page.getByRole('button', { name: 'Clock in' }).click();
    await expect(page.getByText(/cannot change anything while viewing/)).toBeVisible();
    await expect(page.getByText('You are viewing as Ravi Menon.')).toBeVisible();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page).toHaveURL(`/${company.code}/admin/users`);
    await expect(page.getByRole('row', { name: /Ravi Menon/ })).toBeVisible();
    await expect(raviPage.getByText('You are viewing as')).toBeHidden();
  });
});

test('HR has no users page, and no way to look as somebody else', async ({ page }) => {
  await enterDemo(page, 'hr', 'admin/users');
  await expect(page.getByText('401 - Access Denied')).toBeVisible();
});
