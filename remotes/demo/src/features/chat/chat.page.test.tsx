import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.js';
import ChatPage from './chat.page.js';

const show = () => renderPage(ChatPage, 'apps/chat');
const list = async () => within(await screen.findByRole('navigation', { name: 'List of chats' }));
const messages = (name: string) => within(screen.getByRole('log', { name: `Messages with ${name}` }));

test('both sides of the open chat stand in order, and another one opens by its row', async () => {
  show();
  expect((await list()).getAllByRole('link')).toHaveLength(8);
  const said = messages('Nisha Kapadia').getAllByRole('listitem');
  expect(said).toHaveLength(7);
  expect(said[0]!.textContent).toMatch(/^They: Morning!/);
  expect(said[1]!.textContent).toMatch(/^You: They did./);
  await userEvent.click((await list()).getByRole('link', { name: /Jonas Weber ?, Busy/ }));
  messages('Jonas Weber').getByText('You are quick!');
});

test('a message is sent by Enter, stands last and leads the list; an empty one goes nowhere', async () => {
  show();
  await userEvent.click((await list()).getByRole('link', { name: /Amina Yusuf/ }));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Amina Yusuf' });
  await userEvent.type(box, '   {Enter}');
  expect(messages('Amina Yusuf').getAllByRole('listitem')).toHaveLength(4);
  await userEvent.type(box, 'See you{Shift>}{Enter}{/Shift}tomorrow{Enter}');
  expect(messages('Amina Yusuf').getAllByRole('listitem').at(-1)!.textContent).toMatch(/See you\s*tomorrow/);
  expect(box.value).toBe('');
  expect((await list()).getAllByRole('link')[0]!.textContent).toMatch(/Amina Yusuf.*You: See you/s);
});

test('what was not read is counted until it is opened, and can be shown alone', async () => {
  show();
  await list();
  const filters = within(screen.getByRole('group', { name: 'Show' }));
  await userEvent.click(filters.getByRole('button', { name: 'Unread 2' }));
  expect((await list()).getAllByRole('link')).toHaveLength(2);
  await userEvent.click((await list()).getByRole('link', { name: /Leela Raman ?, Online, unread/ }));
  filters.getByRole('button', { name: 'Unread 1' });
  await userEvent.click(filters.getByRole('button', { name: 'All chats 8' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search chats' }), 'yellow door{Enter}');
  expect((await list()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Sofia Marino'),
  ]);
});
