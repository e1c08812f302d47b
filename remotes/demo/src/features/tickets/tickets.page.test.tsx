import { ToastHost } from '@atrium/sdk';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderPage } from '../../testing/render-page.js';
import TicketDetailPage from './ticket-detail.page.js';
import TicketListPage from './ticket-list.page.js';

const Tickets = () => (
  <>
    <Routes>
      <Route path="tickt/ticket-list" element={<TicketListPage />} />
      <Route path="tickt/ticket-detail" element={<TicketDetailPage />} />
    </Routes>
    <ToastHost />
  </>
);
const show = (page: string) => renderPage(Tickets, `tickt/${page}`);
const cards = async () => {
  // While the tickets are loading the cards have no figures.
  await screen.findByRole('button', { name: /^All tickets \d/ });
  return within(screen.getByRole('region', { name: 'Tickets by status' }));
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const rows = () =>
  within(screen.getByRole('table', { name: 'Tickets' }))
    .getAllByRole('row')
    .slice(1);

test('the counts filter, search narrows further, and nothing found can be cleared', async () => {
  show('ticket-list');
  await userEvent.click((await cards()).getByRole('button', { name: 'Pending 8' }));
  expect(rows()).toHaveLength(8);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search tickets' }), 'dubai{Enter}');
  expect(rows()).toHaveLength(1);
  await userEvent.click((await cards()).getByRole('button', { name: 'Closed 9' }));
  await screen.findByText('No match');
  await press('Clear');
  expect(rows()).toHaveLength(25);
});

test('a status set in the list moves the counts; a deleted ticket comes back', async () => {
  show('ticket-list');
  await cards();
  await press(/Actions for Cannot sign in/);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Set to Closed' }));
  (await cards()).getByRole('button', { name: 'Open 7' });
  await press(/Actions for Cannot sign in/);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  (await cards()).getByRole('button', { name: 'All tickets 24' });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  (await cards()).getByRole('button', { name: 'All tickets 25' });
});

test('a new ticket needs a title, is open and stands in the list', async () => {
  show('ticket-list');
  await cards();
  await press('New ticket');
  const form = within(await screen.findByRole('dialog', { name: 'New ticket' }));
  await userEvent.click(form.getByRole('button', { name: 'Add ticket' }));
  form.getByText('Enter a title.');
  await userEvent.type(form.getByLabelText(/Title/), 'The bell is silent');
  await userEvent.click(form.getByRole('button', { name: 'Add ticket' }));
  await screen.findByRole('row', { name: /The bell is silent/ });
  (await cards()).getByRole('button', { name: 'Open 9' });
});

test('a row opens its ticket, whose status changes there, and which leads on to the next', async () => {
  show('ticket-list');
  await cards();
  await userEvent.click(screen.getByRole('row', { name: /Export stops/ }));
  await screen.findByRole('heading', { level: 1, name: 'Export stops after five hundred rows' });
  await userEvent.click(screen.getByRole('radio', { name: 'Closed' }));
  expect(screen.getByRole('radio', { name: 'Closed', checked: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByRole('heading', { level: 1, name: 'Picture is turned sideways' });
  await press('Delete');
  (await cards()).getByRole('button', { name: 'All tickets 24' });
  (await cards()).getByRole('button', { name: 'Closed 10' });
});

test('without a number the first ticket shows; a wrong number says so and leads to the list', async () => {
  const { unmount } = show('ticket-detail');
  await screen.findByRole('heading', { level: 1, name: 'The invoice shows the old address' });
  unmount();
  show('ticket-detail?id=99');
  await screen.findByText('Ticket not found');
  await userEvent.click(screen.getByRole('link', { name: 'All tickets' }));
  await cards();
});

test('the board has a lane for each status; a card moved by its menu changes status', async () => {
  show('ticket-list?view=board');
  const lane = (name: string) => screen.findByRole('region', { name });
  within(await lane('Closed')).getByText('9');
  await press(/Actions for Cannot sign in/);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Closed' }));
  within(await lane('Closed')).getByRole('button', { name: /^Cannot sign in/ });
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  (await cards()).getByRole('button', { name: 'Closed 10' });
});
