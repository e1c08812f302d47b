import { expectAccessible } from './support/accessibility.js';
import { newCompany, signUp } from './support/company.js';
import { expect, test } from './support/portal-test.js';

const FILE = `First name,Surname,E-mail,Joined,Reports to
Meera,Rao,meera@people.test,2024-01-31,
Ravi,Iyer,ravi@people.test,30/04/2025,meera@people.test
,Nobody,not an address,2024-01-31,
`;

test('a file of employees: columns, errors, import, reload, undo', async ({ page }) => {
  const company = newCompany('files');
  await signUp(page, company);
  await page.goto(`/${company.code}/employee/Management`);

  await test.step('the file is chosen, its columns are guessed', async () => {
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    await expectAccessible(page);
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) };
    await page.getByLabel('File to import').setInputFiles(file);
    await expect(page.getByLabel('Last name')).toHaveValue('1');
    await expect(page.getByLabel('Manager')).toHaveValue('4');
    await expectAccessible(page);
  });

  await test.step('each row says what is wrong with it', async () => {
    await page.getByRole('button', { name: 'Check rows' }).press('Enter');
    const faults = page.getByRole('region', { name: '1 row with errors, left out' });
    await expect(faults).toContainText('Line 4 First name: Enter a name. Work email: Enter an email address');
    await expectAccessible(page);
  });

  await test.step('the others are imported; a reload comes back to it', async () => {
    await page.getByRole('button', { name: 'Import 2 rows' }).press('Enter');
    await expect(page.getByText('2 rows imported.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 rows imported.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByRole('row', { name: /Ravi Iyer/ })).toContainText('Meera Rao');
  });

  await test.step('the list is taken along as a file', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
    expect((await coming).suggestedFilename()).toMatch(/^employees-\d{4}-\d\d-\d\d\.xlsx$/);
  });

  await test.step('undo removes them again', async () => {
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await page.getByRole('button', { name: 'Open people.csv' }).click();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Import undone: 2 rows.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByRole('row', { name: /Asha|Rao|Menon/ }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /Ravi Iyer/ })).toHaveCount(0);
  });
});
