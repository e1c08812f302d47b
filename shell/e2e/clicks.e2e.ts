import { countClicks } from './support/click-count.js';
import {
  acceptInvitation,
  enterDemo,
  fillInvitation,
  followMail,
  newCompany,
  openMail,
  signUp,
} from './support/company.js';
import { button, field } from './support/controls.js';
import { expect, test } from './support/portal-test.js';
import { freshPhone, freshWord } from './support/records.js';

const MOST_TO_LEAVE = 20;
const MOST_TO_SIGNATURE = 25;
const [SATURDAY, SUNDAY] = [6, 0];

/** The first day from tomorrow on that is no day off, so that it counts. */
function nextWorkingDay(): string {
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() === SATURDAY || day.getUTCDay() === SUNDAY);
  return day.toISOString().slice(0, 10);
}

test('from the sign-up to an approved leave that is paid it takes at most 20 clicks', async ({
  browser,
  context,
  page,
}) => {
  const company = newCompany('clicks');
  const theirs = await browser.newContext();
  const clicks = await countClicks(context, theirs);
  const guest = { firstName: 'Ravi', lastName: 'Das', email: `ravi@${company.code}.test`, role: 'Employee' };

  await signUp(page, company);
  await test.step('leave is set up in one press', async () => {
    await page
      .getByRole('region', { name: 'Next steps' })
      .getByRole('link', { name: /Set up leave/ })
      .click();
    await button(page, 'Add the usual six').click();
    await expect(page.getByRole('row', { name: /Casual leave/ })).toBeVisible();
  });
  await test.step('somebody is invited and joins', async () => {
    await page.goto(`/${company.code}/dashboard`);
    await page
      .getByRole('region', { name: 'Next steps' })
      .getByRole('link', { name: /Invite people to sign in/ })
      .click();
    await fillInvitation(page, guest);
  });
  const ravi = await acceptInvitation(theirs, guest);
  await test.step('who joined applies, and it is paid', async () => {
    await ravi.getByRole('link', { name: 'Apply for leave' }).click();
    const dialog = ravi.getByRole('dialog', { name: 'Apply for leave' });
    await field(dialog, 'From').fill(nextWorkingDay());
    await field(dialog, 'Reason').fill('Moving house');
    await expect(dialog.getByText(/unpaid/)).toHaveCount(0);
    await button(dialog, 'Send').click();
    await expect(dialog).toBeHidden();
  });
  await test.step('the admin approves at home', async () => {
    await page.goto(`/${company.code}/dashboard`);
    await button(page, 'Approve: Ravi Das').click();
    await button(page, 'Yes, approve it!').click();
    await expect(button(page, 'Approve: Ravi Das')).toHaveCount(0);
    await ravi.goto(`/${company.code}/leave/management?view=mine`);
    const row = ravi.getByRole('row', { name: /Casual leave/ }).first();
    await expect(row).toContainText('Approved');
    await expect(row).not.toContainText('unpaid');
  });
  expect(clicks()).toBeLessThanOrEqual(MOST_TO_LEAVE);
  // A listener that heard nothing would always be content.
  expect(clicks()).toBeGreaterThan(MOST_TO_LEAVE / 2);
});

test('from the call of a lead to the signed proposal staff click at most 25 times', async ({
  browser,
  context,
  page,
}) => {
  const word = freshWord();
  const [name, email] = [`Meher ${word}`, `meher@${word}.test`];
  const clicks = await countClicks(context);
  await enterDemo(page, 'lead', 'client/viewLead');

  await test.step('whoever calls is added, and the call is written down', async () => {
    await page.getByRole('link', { name: 'Add lead' }).first().click();
    await field(page, 'Name').fill(name);
    await field(page, 'Phone numbers').fill(freshPhone());
    await field(page, 'Phone numbers').press('Enter');
    await field(page, 'Emails').fill(email);
    await field(page, 'Emails').press('Enter');
    await button(page, 'Add lead').click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await button(page, 'Log a call').click();
    await page.getByRole('combobox', { name: 'How it went' }).selectOption('Interested');
    await field(page, 'Note').fill('Wants a website before Diwali');
    await button(page, 'Save activity').click();
    await expect(page.getByText('Activity saved')).toBeVisible();
  });
  await test.step('a proposal is made from what is built in, and sent', async () => {
    await page.getByRole('link', { name: 'New proposal' }).click();
    await page.getByRole('button', { name: /^Website/ }).click();
    await button(page, 'Save draft').click();
    await expect(page).toHaveURL(/open=[\da-f-]{36}/);
    await button(page, 'Send to the client').click();
    const dialog = page.getByRole('dialog', { name: 'Send this proposal?' });
    await button(dialog, 'Send to the client').click();
    await expect(dialog).toBeHidden();
  });
  await test.step('the client signs, in a browser that is not counted', async () => {
    const guest = await (await browser.newContext()).newPage();
    await followMail(guest, email);
    await button(guest, 'Review and sign').click();
    const dialog = guest.getByRole('dialog', { name: /^Sign / });
    await dialog.getByRole('checkbox', { name: /^I agree/ }).check();
    const mailbox = await guest.context().newPage();
    await openMail(mailbox, email);
    const [code = ''] = /\b\d{6}\b/.exec(await mailbox.getByRole('main').innerText()) ?? [];
    await field(dialog, 'Code').fill(code);
    await button(dialog, 'Accept and sign').click();
    await expect(dialog).toBeHidden();
  });
  await expect(page.getByRole('link', { name: 'Start the work' })).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(MOST_TO_SIGNATURE);
  expect(clicks()).toBeGreaterThan(5);
});
