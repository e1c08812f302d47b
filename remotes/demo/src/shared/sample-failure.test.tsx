import { sessionEnded, signedIn } from '@atrium/sdk';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ChatPage from '../features/chat/chat.page.js';
import { loadChats } from '../features/chat/chat.slice.js';
import { loadContacts } from '../features/contacts/contacts.slice.js';
import ContactsPage from '../features/contacts/contacts.page.js';
import EmailPage from '../features/email/email.page.js';
import { loadEmails } from '../features/email/email.slice.js';
import NotesPage from '../features/notes/notes.page.js';
import { addNote, loadNotes } from '../features/notes/notes.slice.js';
import TicketListPage from '../features/tickets/ticket-list.page.js';
import { loadTickets } from '../features/tickets/tickets.slice.js';
import { renderPage } from '../testing/render-page.js';

const failed = (load: { rejected: (...of: [Error, string, undefined]) => unknown }) =>
  load.rejected(new Error('no network'), '', undefined) as { type: string };

test.each([
  ['notes', NotesPage, failed(loadNotes), 'The notes could not be loaded', /Kick-off/],
  ['chat', ChatPage, failed(loadChats), 'The chats could not be loaded', /Jonas Weber/],
  ['contacts', ContactsPage, failed(loadContacts), 'The contacts could not be loaded', /Jonas Weber/],
  ['email', EmailPage, failed(loadEmails), 'The email could not be loaded', /Omar Haddad/],
  ['tickets', TicketListPage, failed(loadTickets), /could not be loaded/, /Cannot sign in/],
])('%s: a load that failed is said in its place, and Retry brings the data', async (...row) => {
  const [app, Page, failure, said, found] = row;
  const { store } = renderPage(Page, `apps/${app}`);
  await screen.findAllByText(found);
  act(() => void store.dispatch(failure));
  await screen.findByText(said);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findAllByText(found)).length).toBeGreaterThan(0);
});

test('what one person did is gone for the next', async () => {
  const { store } = renderPage(NotesPage, 'apps/notes');
  await screen.findAllByText(/Kick-off/);
  act(() => void store.dispatch(addNote({ id: 77, title: 'My secret', color: 'info' })));
  await screen.findByText('My secret');
  const { user } = store.getState().session;
  act(() => void store.dispatch(signedIn({ ...user!, id: 'another' })));
  await screen.findAllByText(/Kick-off/);
  expect(screen.queryByText('My secret')).toBeNull();
  act(() => void store.dispatch(sessionEnded()));
  expect(JSON.stringify(store.getState())).not.toContain('My secret');
});
