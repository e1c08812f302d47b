import { expectAccessibleHere } from './support/accessibility.js';
import { enterDemo, followMail, openAs, openMail } from './support/company.js';
import { button, field } from './support/controls.js';
import { expect, test } from './support/portal-test.js';
import { freshWord, newLead, patch, post, read } from './support/records.js';

test('a proposal to a lead is written, reviewed, sent, signed by a guest, and leads to the onboarding', async ({
  browser,
  page,
}) => {
  const word = freshWord();
  const [title, forWhom, email] = [`Plan ${word}`, `Ashoka ${word}`, `meher@${word}.test`];
  await enterDemo(page, 'lead');
  const lead = { name: 'Meher Batliwala', company: forWhom, emails: [email], services: ['website'] };
  const { id: leadId } = await post(page, 'leads', newLead(lead));
  const admin = await openAs(browser, 'admin');
  const preview = page.getByRole('region', { name: 'As the client sees it' });
  const items = page.getByRole('grid', { name: 'Items' });
  const typeInto = async (column: number, text: string) => {
    await items.getByRole('row').nth(1).getByRole('gridcell').nth(column).click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  /** The discount on everything stands after those of the items. */
  const discount = field(page, 'Percent off').last();

  await test.step('amounts that cannot be are refused beside their fields, and the rest stays', async () => {
    await page.goto(`/demo/client/viewLead?open=${leadId}`);
    await page.getByRole('link', { name: 'New proposal' }).click();
    await page.getByRole('button', { name: /^A blank proposal/ }).click();
    await field(page, 'Title').fill(title);
    await typeInto(0, 'Design and build');
    await typeInto(2, '1,0,0');
    await expect(page.getByText(/Check the commas/)).toBeVisible();
    await typeInto(2, '1,00,000');
    await discount.fill('120');
    await button(page, 'Save draft').click();
    await expect(discount).toHaveAccessibleDescription('The discount is more than what it is taken from.');
    await expect(field(page, 'Title')).toHaveValue(title);
    await expectAccessibleHere(page, 5);
    await discount.fill('20');
  });

  await test.step('the client’s view beside it has the sums before anything is saved', async () => {
    await expect(preview).toContainText(`For ${forWhom}`);
    await expect(preview).toContainText('Subtotal₹1,00,000Discount-₹20,000CGST₹7,200SGST₹7,200');
    await expect(preview).toContainText('First invoice₹94,400');
    await expect(preview).toContainText('the discounts are above 10%');
    await button(page, 'Save draft').click();
    await expect(page).toHaveURL(/open=[\da-f-]{36}/);
    // The form of the new one has given way to that of the stored one.
    await expect(button(page, 'Save draft')).toHaveCount(0);
    await expect(button(page, 'Send for review')).toBeVisible();
  });
  const id = new URL(page.url()).searchParams.get('open') ?? '';

  await test.step('what is typed outlasts a colleague’s change that cannot be fetched, and is saved', async () => {
    const intro = field(page, 'Introduction');
    const address = `**/api/proposals/${id}`;
    await page.route(address, (route) => route.fulfill({ status: 503, json: {} }));
    await intro.fill('Half a sentence');
    const { version } = await read(admin, `proposals/${id}`);
    await patch(admin, `proposals/${id}`, { version, terms: 'Half now, half at the end' });
    const note = page.getByRole('alert').filter({ hasText: 'This could not be brought up to date.' });
    await expect(note).toBeVisible();
    await expect(intro).toHaveText('Half a sentence');
    // Saved neither, as long as the address is down.
    await expect(button(page, 'Try again')).toBeVisible();
    await page.unroute(address);
    await button(note, 'Retry').click();
    await expect(note).toBeHidden();
    await expect(intro).toHaveText('Half a sentence');
    await button(page, 'Try again').click();
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await expect(preview).toContainText('Half a sentence');
    await expect(preview).toContainText('Half now, half at the end');
  });

  await test.step('who wrote it sends it for review, another approves it, and it is sent', async () => {
    await expect(button(page, 'Send to the client')).toHaveCount(0);
    await button(page, 'Send for review').click();
    await admin.goto(`/demo/client/proposal?open=${id}`);
    await button(admin, 'Approve').click();
    await button(page, 'Send to the client').click();
    const dialog = page.getByRole('dialog', { name: 'Send this proposal?' });
    await expect(dialog).toContainText('Meher Batliwala');
    await field(dialog, 'Your words to them').fill('As we said on the phone');
    await expectAccessibleHere(page, 1);
    await button(dialog, 'Send to the client').click();
    await expect(dialog).toBeHidden();
    await button(page, 'Link for Meher Batliwala').click();
    await expect(page.getByRole('dialog', { name: 'Link for Meher Batliwala' })).toBeVisible();
    await expectAccessibleHere(page, 2);
    await button(page, 'Cancel').click();
  });

  const guest = await (await browser.newContext()).newPage();

  await test.step('the guest asks, and who wrote it reads it at once', async () => {
    await followMail(guest, email);
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await button(guest, 'Ask a question').click();
    await expect(field(guest, 'Comment')).toBeFocused();
    await field(guest, 'Comment').fill('When do you begin?');
    await button(guest, 'Send').click();
    await expect(page.getByText('When do you begin?')).toBeVisible();
  });

  await test.step('the guest is refused with a wrong code, and signs with the one from the mailbox', async () => {
    await button(guest, 'Review and sign').click();
    const dialog = guest.getByRole('dialog', { name: `Sign ${title}` });
    await expect(dialog).toContainText('₹94,400 in all');
    await dialog.getByRole('checkbox', { name: /^I agree/ }).check();
    await field(dialog, 'Code').fill('000000');
    await button(dialog, 'Accept and sign').click();
    await expect(field(dialog, 'Code')).toHaveAccessibleDescription(/^This code is not right/);
    await expectAccessibleHere(guest, 3);
    const mailbox = await guest.context().newPage();
    await openMail(mailbox, email);
    const [code = ''] = /\b\d{6}\b/.exec(await mailbox.getByRole('main').innerText()) ?? [];
    await field(dialog, 'Code').fill(code);
    await button(dialog, 'Accept and sign').click();
    await expect(dialog).toBeHidden();
    await expect(guest.getByText('Accepted').first()).toBeVisible();
  });

  await test.step('the page of who wrote it says so by itself, and leads to the onboarding', async () => {
    await page.getByRole('link', { name: 'Start the work' }).click();
    await expect(page.getByRole('heading', { name: `Onboard ${forWhom}` })).toBeVisible();
    await expect(page.getByText(`Website for ${forWhom} starts with its milestones and tasks`)).toBeVisible();
    await button(page, 'Onboard client').click();
    await expect(page.getByRole('list', { name: 'Steps of the onboarding' })).toBeVisible();
    await expectAccessibleHere(page, 4);
    await page.getByRole('link', { name: `Open the client ${forWhom}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: forWhom })).toBeVisible();
    await page.getByRole('tab', { name: 'Projects' }).click();
    await expect(page.getByRole('link', { name: new RegExp(`Website for ${forWhom}`) })).toBeVisible();
  });
});
