import { expectAccessibleHere } from './support/accessibility.js';
import { enterDemo, openAs } from './support/company.js';
import { actOn, button, field } from './support/controls.js';
import { expect, test } from './support/portal-test.js';
import { freshPhone, freshWord, newLead, post, readMyId } from './support/records.js';

test('an executive adds a lead: what is refused is said beside its field, and nothing typed is lost', async ({
  browser,
  page,
}) => {
  const [word, phone] = [freshWord(), freshPhone()];
  const admin = await openAs(browser, 'admin');
  const theirs = { company: `Banyan ${word}`, phones: [phone], ownerId: await readMyId(admin) };
  await post(admin, 'leads', newLead(theirs));
  await enterDemo(page, 'lead', 'client/viewLead');
  const add = button(page, 'Add lead');

  await test.step('without a name, an amount that can be read and a way to reach them', async () => {
    await page.getByRole('link', { name: 'Add lead' }).first().click();
    await page.getByRole('button', { name: /^More/ }).click();
    await field(page, 'Company').fill(`Neem ${word}`);
    await field(page, 'Value').fill('1,2');
    await add.click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Enter a name.');
    await expect(field(page, 'Value')).toHaveAccessibleDescription(/^Check the commas/);
    await field(page, 'Name').fill('Farida Contractor');
    await field(page, 'Value').fill('1,20,000');
    await add.click();
    await expect(field(page, 'Phone numbers')).toHaveAccessibleDescription(
      'Give a phone number or an email, so that someone can answer.',
    );
  });

  await test.step('whom a colleague has is neither shown nor saved twice; the colleague is named', async () => {
    await field(page, 'Phone numbers').fill(phone);
    await field(page, 'Phone numbers').press('Enter');
    await expect(page.getByRole('region', { name: 'Known already?' })).toContainText('Ask Ananya Rao.');
    await expect(page.getByText(`Banyan ${word}`)).toHaveCount(0);
    await add.click();
    await expect(page.getByText('This contact is known already. Open it instead.')).toBeVisible();
    await expectAccessibleHere(page, 1);
  });

  await test.step('with another number it is saved as it was typed', async () => {
    await page.getByRole('button', { name: `Remove ${phone}` }).click();
    await field(page, 'Phone numbers').fill(freshPhone());
    await add.click();
    await expect(page.getByRole('heading', { name: `Neem ${word}` })).toBeVisible();
    await expect(page.getByText('₹1,20,000').first()).toBeVisible();
  });

  await test.step('what comes next is planned, also on a phone that is turned meanwhile, and done', async () => {
    await button(page, 'Plan it').click();
    const dialog = page.getByRole('dialog', { name: 'Next action' });
    await field(dialog, 'Next action').fill('Show the plan');
    await expectAccessibleHere(page, 5);
    await button(dialog, 'Save').click();
    const card = page.getByRole('region', { name: 'Next action' });
    await expect(card).toContainText('Show the plan');
    await button(card, 'Done').click();
    await expect(card).toContainText('No next action');
  });

  await test.step('the list finds and filters it, and has nothing of somebody else', async () => {
    await page.goto('/demo/client/viewLead');
    const rows = page.getByRole('table').getByRole('row');
    await page.getByRole('searchbox', { name: 'Search leads' }).fill(word);
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText(`Neem ${word}`);
    const late = page.getByRole('button', { name: /^Answer late/ });
    await late.click();
    await expect(page.getByRole('table')).toHaveCount(0);
    await late.click();
    await expect(rows).toHaveCount(2);
  });
});

test('a lead is moved on the board by keyboard and by menu, to where it is lost only with a reason', async ({
  page,
}) => {
  const name = `Peepal ${freshWord()}`;
  await enterDemo(page, 'lead');
  await post(page, 'leads', newLead({ company: name, value: 50_000_00 }));
  await page.goto(`/demo/client/viewLead?layout=board&search=${name}`);
  const lane = (stage: string) => page.getByRole('region', { name: stage, exact: true });
  const status = page.getByRole('group', { name: 'Leads by stage' }).getByRole('status');

  await test.step('Space, arrows and Space; the board says each step', async () => {
    const card = button(lane('Assigned'), name);
    await card.press('Space');
    await expect(status).toHaveText(`${name} lifted. Assigned, position 1 of 1`);
    await button(page, name).press('ArrowRight');
    await button(page, name).press('ArrowRight');
    await expect(status).toHaveText('Qualified, position 1 of 1');
    const moved = page.waitForResponse((answer) => answer.url().endsWith('/move'));
    await button(page, name).press('Space');
    await expect(status).toHaveText(`${name} dropped. Qualified, position 1 of 1`);
    expect((await moved).ok()).toBe(true);
    await page.reload();
    await expect(lane('Qualified')).toContainText(name);
    await expect(lane('Qualified')).toContainText('₹50,000');
  });

  await test.step('a reason is asked; without one it stays', async () => {
    await actOn(page, name, 'Move to Lost');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('combobox', { name: 'Reason' })).toBeVisible();
    await expectAccessibleHere(page, 3);
    await button(dialog, 'Mark as lost').click();
    await expect(dialog).toContainText('Say why it was lost.');
    await button(dialog, 'Cancel').click();
    await expect(lane('Qualified')).toContainText(name);
    await actOn(page, name, 'Move to Lost');
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Too expensive');
    await button(dialog, 'Mark as lost').click();
    await expect(lane('Qualified')).not.toContainText(name);
    await button(page, 'Unfold Lost').click();
    await expect(lane('Lost')).toContainText(name);
  });
});

test('an admin keeps a known lead twice with a reason, and makes one of both', async ({ page }) => {
  const [word, phone] = [freshWord(), freshPhone()];
  const [person, company] = [`Zubin ${word}`, `Gulmohar ${word}`];
  await enterDemo(page, 'admin');
  const first = await post(page, 'leads', newLead({ name: person, phones: [phone], city: 'Surat' }));
  await page.goto('/demo/client/addLead');

  await test.step('it is offered instead, and kept only with a reason', async () => {
    await field(page, 'Name').fill(person);
    await page.getByRole('button', { name: /^More/ }).click();
    await field(page, 'Company').fill(company);
    await field(page, 'Phone numbers').fill(phone);
    await field(page, 'Phone numbers').press('Enter');
    await expect(page.getByRole('link', { name: `Use this one: ${person}` })).toBeVisible();
    await button(page, 'Add lead').click();
    const reason = field(page, 'Why it is kept twice');
    await expect(reason).toHaveAccessibleDescription(/^This contact is known already. Say why/);
    await expectAccessibleHere(page, 2);
    await reason.fill('Another branch');
    await button(page, 'Add lead').click();
    await expect(page.getByRole('heading', { name: company })).toBeVisible();
  });

  await test.step('compared and merged; the address of the other leads here', async () => {
    await button(page, `Compare and merge with ${person}`).click();
    const dialog = page.getByRole('dialog', { name: 'Merge leads' });
    await expect(dialog.getByText('What moves')).toBeVisible();
    await expectAccessibleHere(page, 0);
    await button(dialog, 'Merge').click();
    await expect(dialog).toBeHidden();
    await page.goto(`/demo/client/viewLead?open=${first.id}`);
    await expect(page.getByRole('heading', { name: company })).toBeVisible();
    await expect(page.getByText(`${person} · Surat`).first()).toBeVisible();
  });
});

test('who has no right to leads gets neither the page nor its address in the menu', async ({ page }) => {
  await enterDemo(page, 'employee', 'client/viewLead');
  await expect(page.getByText('401 - Access Denied')).toBeVisible();
  await page.goto('/demo/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Attendance' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Leads' })).toHaveCount(0);
});
