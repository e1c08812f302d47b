import type { Page } from '@playwright/test';
import { expectAccessibleHere } from './support/accessibility.js';
import { enterDemo, openAs } from './support/company.js';
import { actOn, button, field } from './support/controls.js';
import { expect, test } from './support/portal-test.js';
import { freshWord, newClient, newContact, post, readMyId } from './support/records.js';

/** More people than a list shows at first. */
const MANY = 52;
/** As many at once as the server takes on without turning others away. */
const AT_ONCE = 6;

async function addMany(page: Page, clientId: string): Promise<void> {
  const people = Array.from({ length: MANY }, (_, place) =>
    newContact({ clientId, firstName: 'Person', lastName: String(place).padStart(2, '0') }),
  );
  for (let at = 0; at < MANY; at += AT_ONCE)
    await Promise.all(people.slice(at, at + AT_ONCE).map((one) => post(page, 'client-contacts', one)));
}

async function change(page: Page, name: string, text: string): Promise<void> {
  await button(page, `Change ${name}`).click();
  await field(page, name).fill(text);
  await field(page, name).press('Enter');
  await expect(button(page, `Change ${name}`)).toBeVisible();
}

test('the many contacts of a client are all there; of what two people changed nothing is lost', async ({
  browser,
}) => {
  const [admin, owner] = [await openAs(browser, 'admin'), await openAs(browser, 'lead')];
  const name = `Kadamba ${freshWord()}`;
  const { id } = await post(admin, 'clients', newClient({ name, ownerId: await readMyId(owner) }));
  await addMany(admin, id);
  const path = `/demo/client/management?open=${id}`;
  await Promise.all([admin.goto(path), owner.goto(path)]);

  await test.step('a list that is longer than its first rows says so and shows the others', async () => {
    await owner.getByRole('tab', { name: 'Contacts' }).click();
    await expect(owner.getByText(`50 of ${String(MANY)} are shown.`)).toBeVisible();
    await expect(button(owner, 'Actions for Person 51')).toHaveCount(0);
    await button(owner, 'Show all').click();
    await expect(button(owner, 'Actions for Person 51')).toBeVisible();
  });

  await test.step('a contact without a name is refused, then stands among the others', async () => {
    await button(owner, 'Add contact').click();
    const dialog = owner.getByRole('dialog', { name: 'Add contact' });
    await field(dialog, 'Last name').fill('Zaveri');
    await button(dialog, 'Add contact').click();
    await expect(field(dialog, 'First name')).toHaveAccessibleDescription('Enter a name.');
    await expectAccessibleHere(owner, 1);
    await field(dialog, 'First name').fill('Aarti');
    await dialog.getByRole('checkbox', { name: 'May sign' }).check();
    await button(dialog, 'Add contact').click();
    await expect(dialog).toBeHidden();
    await expect(button(owner, 'Actions for Aarti Zaveri')).toBeVisible();
  });

  await test.step('of what both changed the second chooses, and both keep the rest', async () => {
    await owner.getByRole('tab', { name: 'Overview' }).click();
    for (const page of [admin, owner])
      await page.getByRole('button', { name: /^Show \d+ empty field/ }).click();
    await button(owner, 'Change City').click();
    await field(owner, 'City').fill('Pune');
    await change(admin, 'City', 'Nagpur');
    await change(admin, 'Industry', 'Textiles');
    await field(owner, 'City').press('Enter');
    const note = owner.getByRole('alert');
    await expect(note.getByRole('radio', { name: 'City: keep yours, Pune' })).toBeChecked();
    await expectAccessibleHere(owner, 2);
    await note.getByRole('radio', { name: 'City: take theirs, Nagpur' }).check();
    await button(owner, 'Save').click();
    await expect(note).toBeHidden();
    await admin.reload();
    const properties = admin.getByRole('region', { name: 'Properties' });
    await expect(properties).toContainText('Nagpur');
    await expect(properties).toContainText('Textiles');
  });
});

test('a milestone of a project goes to the client and back, is approved and invoiced', async ({ page }) => {
  const word = freshWord();
  await enterDemo(page, 'lead');
  const { id } = await post(page, 'clients', newClient({ name: `Sal ${word}` }));
  await page.goto(`/demo/client/management?open=${id}&part=projects`);
  const milestones = page.getByRole('region', { name: 'Milestones' });

  await test.step('a project without a name is refused; without milestones it starts empty', async () => {
    await page.getByRole('link', { name: 'Add project' }).click();
    await button(page, 'Add project').click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/./);
    await field(page, 'Name').fill(`Shop ${word}`);
    await page.getByRole('checkbox', { name: /^Start with the milestones/ }).uncheck();
    await button(page, 'Add project').click();
    await expect(milestones).toContainText('No milestones yet');
  });

  await test.step('a milestone whose amount cannot be read is refused and kept, also on a turned phone', async () => {
    await button(page, 'Add milestone').click();
    const dialog = page.getByRole('dialog', { name: 'Add milestone' });
    await field(dialog, 'Title').fill('Catalogue');
    await field(dialog, 'Amount').fill('ten');
    await button(dialog, 'Add milestone').click();
    await expect(field(dialog, 'Amount')).toHaveAccessibleDescription(/^Enter an amount in figures/);
    await expectAccessibleHere(page, 3);
    await field(dialog, 'Amount').fill('75,000');
    await button(dialog, 'Add milestone').click();
    await expect(dialog).toBeHidden();
    await expect(milestones).toContainText('₹75,000');
  });

  await test.step('the client wants something else, which is to be said', async () => {
    await actOn(page, 'Catalogue', 'Show to the client');
    await expect(milestones).toContainText('With the client');
    await actOn(page, 'Catalogue', 'Note changes wanted');
    const dialog = page.getByRole('dialog', { name: 'Note changes wanted' });
    const wanted = field(dialog, 'What the client wants changed');
    await button(dialog, 'Save').click();
    await expect(wanted).toHaveAccessibleDescription('Say what is to be changed.');
    await wanted.fill('Larger pictures');
    await expectAccessibleHere(page, 4);
    await button(dialog, 'Save').click();
    await expect(milestones).toContainText('Larger pictures');
    await expect(milestones).toContainText('Changes wanted');
  });

  await test.step('approved, and its invoice noted', async () => {
    await actOn(page, 'Catalogue', 'Show to the client');
    await expect(milestones).toContainText('With the client');
    await actOn(page, 'Catalogue', 'Note approval by the client');
    await expect(milestones).toContainText('Approved');
    await actOn(page, 'Catalogue', 'Note the invoice');
    const dialog = page.getByRole('dialog', { name: 'Note the invoice' });
    await field(dialog, 'Number of the invoice').fill('INV-7');
    await expectAccessibleHere(page, 5);
    await button(dialog, 'Save').click();
    await expect(milestones).toContainText('INV-7');
    await expect(milestones).toContainText('Invoiced');
  });
});

test('a client of somebody else is not there for an executive, nor the page for who has no right', async ({
  browser,
}) => {
  const admin = await openAs(browser, 'admin');
  const name = `Tamal ${freshWord()}`;
  const { id } = await post(admin, 'clients', newClient({ name, ownerId: await readMyId(admin) }));
  const executive = await openAs(browser, 'lead', `client/management?open=${id}`);
  await expect(executive.getByText('This record is not there')).toBeVisible();
  await expect(executive.getByText(name)).toHaveCount(0);
  const stranger = await openAs(browser, 'employee', `client/management?open=${id}`);
  await expect(stranger.getByText('401 - Access Denied')).toBeVisible();
});
