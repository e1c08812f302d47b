import { ToastHost } from '@atrium/sdk';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.js';
import ContactsPage from './contacts.page.js';

const Page = () => (
  <>
    <ContactsPage />
    <ToastHost />
  </>
);
const show = () => renderPage(Page, 'apps/contacts');
const list = async () => within(await screen.findByRole('navigation', { name: 'List of contacts' }));
const names = async () => (await list()).getAllByRole('link').map(({ textContent }) => textContent);
const filters = () => within(screen.getByRole('group', { name: 'Show' }));
const detail = () => within(screen.getByRole('region', { name: 'Contact' }));

test('contacts stand in the order of their names; departments and search narrow them', async () => {
  show();
  expect(await names()).toHaveLength(20);
  expect((await names())[0]).toContain('Aisha Rahman');
  detail().getByRole('heading', { name: 'Nisha Kapadia' });
  await userEvent.click(filters().getByRole('button', { name: 'Sales 4' }));
  expect(await names()).toHaveLength(4);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'baobab grace{Enter}');
  expect(await names()).toEqual([expect.stringContaining('Grace Okafor')]);
});

test('a star is counted at once, and edit mode writes into the open contact', async () => {
  show();
  await userEvent.click((await list()).getByRole('link', { name: /Jonas Weber/ }));
  filters().getByRole('button', { name: 'Starred 6' });
  await userEvent.click(detail().getByRole('button', { name: 'Star Jonas Weber' }));
  filters().getByRole('button', { name: 'Starred 7' });
  await userEvent.click(detail().getByRole('button', { name: 'Edit' }));
  await userEvent.clear(detail().getByLabelText('Last name'));
  await userEvent.type(detail().getByLabelText('Last name'), 'Becker');
  await userEvent.click(detail().getByRole('checkbox', { name: 'Frequently contacted' }));
  await userEvent.click(detail().getByRole('button', { name: 'Done' }));
  (await list()).getByRole('link', { name: /Jonas Becker/ });
  filters().getByRole('button', { name: 'Frequent 6' });
});

test('a new contact needs a name, is open at once, and is deleted with a way back', async () => {
  show();
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'New contact' }));
  const form = within(await screen.findByRole('dialog', { name: 'New contact' }));
  await userEvent.type(form.getByLabelText('Email'), 'no address');
  await userEvent.click(form.getByRole('button', { name: 'Add contact' }));
  form.getByText('Enter a name.');
  form.getByText('Enter an email address, like name@company.com.');
  await userEvent.type(form.getByLabelText(/First name/), 'Ines');
  await userEvent.clear(form.getByLabelText('Email'));
  await userEvent.click(form.getByRole('button', { name: 'Add contact' }));
  await screen.findByRole('heading', { name: 'Ines' });
  expect(await names()).toHaveLength(21);
  await userEvent.click(detail().getByRole('button', { name: 'Delete Ines' }));
  expect(await names()).toHaveLength(20);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await names()).toHaveLength(21);
});
