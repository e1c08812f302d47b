import { ToastHost } from '@atrium/sdk';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.js';
import EmailPage from './email.page.js';

const Page = () => (
  <>
    <EmailPage />
    <ToastHost />
  </>
);
const show = () => renderPage(Page, 'apps/email');
const list = async () => within(await screen.findByRole('navigation', { name: 'List of email' }));
const rows = async () => (await list()).queryAllByRole('link');
const folder = async (name: string) =>
  userEvent.click(
    within(screen.getByRole('group', { name: 'Folders and labels' })).getByRole('button', { name }),
  );
const message = () => within(screen.getByRole('region', { name: 'Message' }));
const compose = async () => within(await screen.findByRole('dialog', { name: 'New message' }));

test('folders, marks and labels show what they count', async () => {
  show();
  expect(await rows()).toHaveLength(18);
  for (const [name, count] of [
    ['Sent 7', 7],
    ['Drafts 4', 4],
    ['Spam 5', 5],
    ['Trash 6', 6],
    ['Health 4', 4],
  ] as const) {
    await folder(name);
    expect(await rows()).toHaveLength(count);
  }
});

test('a message is read when it is opened, and is starred, important, in the trash and back', async () => {
  show();
  await userEvent.click((await list()).getByRole('link', { name: /Omar Haddad ?, unread/ }));
  (await list()).getByRole('link', { name: /Omar Haddad(?! ?, unread)/ });
  await userEvent.click(message().getByRole('button', { name: 'Star' }));
  expect(message().getByRole('button', { name: 'Star', pressed: true })).toBeTruthy();
  await userEvent.click(message().getByRole('button', { name: 'Mark as important' }));
  message().getByRole('button', { name: 'Mark as important', pressed: false });
  await userEvent.click(message().getByRole('button', { name: 'Move to trash' }));
  expect(await rows()).toHaveLength(17);
  await folder('Trash 7');
  await userEvent.click((await list()).getByRole('link', { name: /Omar Haddad/ }));
  await userEvent.click(message().getByRole('button', { name: 'Restore' }));
  await folder('Inbox 18');
  (await list()).getByRole('link', { name: /Omar Haddad/ });
});

test('Check All ticks what is shown, which goes to the trash at once and comes back by Undo', async () => {
  show();
  await list();
  await folder('Social 4');
  const all = (await list()).getByRole<HTMLInputElement>('checkbox', { name: 'Check All' });
  await userEvent.click((await list()).getAllByRole('checkbox', { name: /^Select / })[0]!);
  (await list()).getByText('1 selected');
  await userEvent.click(all);
  (await list()).getByText('4 selected');
  await userEvent.click((await list()).getByRole('button', { name: 'Move to trash' }));
  await screen.findByText('Nothing in here');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await rows()).toHaveLength(4);
});

test('what is written is sent; a reply quotes; a draft is kept and goes on', async () => {
  show();
  await list();
  await userEvent.click(message().getByRole('button', { name: 'Reply' }));
  let form = await compose();
  expect(form.getByLabelText<HTMLInputElement>(/^To/).value).toBe('Nisha Kapadia');
  expect(form.getByLabelText<HTMLTextAreaElement>('Text').value).toMatch(/> the proof came in/);
  await userEvent.clear(form.getByLabelText(/^To/));
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  form.getByText('Enter a recipient.');
  await userEvent.click(form.getByRole('button', { name: 'Keep as a draft' }));
  await folder('Drafts 5');
  await userEvent.click((await list()).getByRole('link', { name: /Re: The proof/ }));
  await userEvent.click(message().getByRole('button', { name: 'Continue writing' }));
  form = await compose();
  await userEvent.type(form.getByLabelText(/^To/), 'Rehan');
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  await folder('Sent 8');
  (await list()).getByRole('link', { name: /Rehan/ });
  await folder('Drafts 4');
});
