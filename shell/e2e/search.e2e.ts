import { expectAccessible } from './support/accessibility.js';
import { enterDemo } from './support/company.js';
import { expect, test } from './support/portal-test.js';

test('a person is found from anywhere, with a letter missing, and opened with the keyboard alone', async ({
  page,
}) => {
  await enterDemo(page, 'hr');
  await page.getByRole('combobox', { name: 'Search the portal' }).waitFor();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('ansri');
  await expect(palette.getByRole('option', { name: /^Zoya Ansari/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Zoya Ansari' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Employees' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible();
});

test('Enter in the top bar shows all results', async ({ page }) => {
  await enterDemo(page, 'admin');
  const field = page.getByRole('combobox', { name: 'Search the portal' });
  await field.fill('ananya');
  await expect(page.getByRole('option', { name: /^Ananya Rao/ })).toHaveCount(1);
  await field.press('Enter');
  await expect(page).toHaveURL('/demo/search?q=ananya');
  await expect(page.getByRole('listbox')).toBeHidden();
  // As an employee, as a user, and as who asked for somebody to be hired.
  await expect(page.getByRole('main').getByRole('link', { name: /Ananya Rao/ })).toHaveCount(3);
});
