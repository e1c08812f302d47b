import { ToastHost } from '@atrium/sdk';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.js';
import NotesPage from './notes.page.js';

const Page = () => (
  <>
    <NotesPage />
    <ToastHost />
  </>
);
const show = () => renderPage(Page, 'apps/notes');
const list = () => screen.findByRole('navigation', { name: 'List of notes' });
const rows = async () => within(await list()).queryAllByRole('link');
const editor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the note' });

test('the first note is open, another one opens by its row, and what is typed is kept', async () => {
  show();
  expect(await rows()).toHaveLength(12);
  expect(editor().value).toMatch(/^Kick-off with Meridian Foods/);
  await userEvent.click(within(await list()).getByRole('link', { name: /Passport renewal/ }));
  expect(editor().value).toMatch(/^Passport renewal/);
  await userEvent.type(editor(), '{Control>}{Home}{/Control}', { initialSelectionStart: 0 });
  await userEvent.type(editor(), 'Urgent: ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  within(await list()).getByRole('link', { name: /Urgent: Passport renewal/ });
});

test('search and colours narrow the list, counts say by how much, Clear brings all back', async () => {
  show();
  const colours = await screen.findByRole('group', { name: 'Colours' });
  await userEvent.click(within(colours).getByRole('button', { name: 'Red 2' }));
  expect(await rows()).toHaveLength(2);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search notes' }), 'nothing like it{Enter}');
  await screen.findByText('No match');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await rows()).toHaveLength(12);
});

test('a new note is open at once, takes a colour, and is deleted with a way back', async () => {
  show();
  expect(await rows()).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: 'New note' }));
  await userEvent.type(editor(), 'Water the plants');
  await userEvent.click(screen.getByRole('radio', { name: 'Green' }));
  within(await list()).getByRole('link', { name: /Green Water the plants/ });
  await userEvent.click(screen.getByRole('button', { name: 'Delete note' }));
  expect(await rows()).toHaveLength(12);
  expect(screen.queryByText('Water the plants')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  within(await list()).getByRole('link', { name: /Water the plants/ });
});

test('when every note is gone, the page says so', async () => {
  show();
  for (let left = (await rows()).length; left > 0; left -= 1)
    await userEvent.click(screen.getByRole('button', { name: 'Delete note' }));
  screen.getByText('No notes yet');
  screen.getByText('No note is open');
});
