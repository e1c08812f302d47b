import type { Employee } from '@atrium/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer, type Call } from '@atrium/ui/testing';
import { pageOf, riya } from '../../testing/employees.js';
import EmployeePage from './employee.page.js';

const kabir: Employee = { ...riya, id: `${riya.id.slice(0, -1)}2`, firstName: 'Kabir', code: 'E0002' };

const server: Answer = ({ url, params }) => {
  if (url === 'hr/employees') return pageOf(params?.['department'] === 'Nobody' ? [] : [riya, kabir]);
  if (url === `hr/employees/${kabir.id}`) return kabir;
  if (url === 'hr/departments') return { items: [{ name: 'Design' }, { name: 'Sales, East' }] };
  return undefined;
};

function show(search = '') {
  const { calls } = renderPage(EmployeePage, {
    role: 'hr',
    path: `employee/Management${search}`,
    answer: server,
  });
  const asked = () =>
    calls.filter(({ url, params }: Call) => url === 'hr/employees' && params?.['limit'] !== 20).at(-1)
      ?.params;
  return { asked };
}

async function openFilter(title: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: title }));
  return within(await screen.findByRole('dialog', { name: `Filter by ${title.toLowerCase()}` }));
}
const chip = (title: string) => screen.findByTitle(`Change filter ${title}`);
const headers = () =>
  screen.getAllByRole('columnheader').flatMap(({ textContent }) => (textContent ? [textContent] : []));

beforeEach(() => localStorage.clear());

test('a status says who joins later and who has no account', async () => {
  const people = [riya, { ...kabir, joiningDate: '2099-01-04' }];
  renderPage(EmployeePage, {
    role: 'hr',
    path: 'employee/Management',
    answer: (call) => (call.url === 'hr/employees' ? pageOf(people) : server(call)),
  });
  within(await screen.findByRole('row', { name: /Riya/ })).getByText('Active, no account');
  within(screen.getByRole('row', { name: /Kabir/ })).getByText('Joins on 4 Jan 2099');
});

test('several departments are one filter, which the chip names and takes off', async () => {
  const { asked } = show();
  const dialog = await openFilter('Department');
  await userEvent.click(await dialog.findByLabelText('Sales, East'));
  await userEvent.click(dialog.getByLabelText('Design'));
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(asked()?.['department']).toBe('Sales\\, East,Design'));
  expect((await chip('Department')).textContent).toBe('Sales, East + 1');
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Department' }));
  await waitFor(() => expect(screen.queryByTitle('Change filter Department')).toBeNull());
});

test('a range of dates that is none is refused in the dialog, and a right one reaches the server', async () => {
  const { asked } = show();
  const dialog = await openFilter('Joined');
  await userEvent.type(dialog.getByLabelText('From'), '2026-04-01');
  await userEvent.type(dialog.getByLabelText('To'), '2025-04-01');
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await dialog.findByText(/earlier date first/);
  await userEvent.clear(dialog.getByLabelText('To'));
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(asked()?.['joiningDate']).toBe('2026-04-01..'));
  expect((await chip('Joined')).textContent).toBe('since 1 Apr 2026');
});

test('a manager is found by typing, and the chip has the name', async () => {
  const { asked } = show();
  const dialog = await openFilter('Manager');
  await userEvent.type(await dialog.findByRole('combobox', { name: 'Manager' }), 'Kabir');
  await userEvent.click(await dialog.findByRole('option', { name: /Kabir Kapoor\s*E0002/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(asked()?.['manager']).toBe(kabir.id));
  await waitFor(async () => expect((await chip('Manager')).textContent).toBe('Kabir Kapoor'));
});

test('an address brings its filters back, without those that the list does not have', async () => {
  const { asked } = show('?status=active,invited&joiningDate=soon&salary=1..2&sort=-code&limit=25');
  await screen.findByRole('row', { name: /Riya/ });
  expect(asked()).toEqual({
    status: 'active,invited',
    sort: '-code',
    limit: 25,
    search: undefined,
    cursor: undefined,
  });
  expect((await chip('Status')).textContent).toBe('Active + 1');
});

test('nothing found offers to clear search and filters', async () => {
  const { asked } = show('?department=Nobody');
  await screen.findByRole('heading', { name: 'No match' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await screen.findByRole('row', { name: /Riya/ });
  expect(asked()).not.toHaveProperty('department');
});

test('columns are hidden, shown and moved by keyboard, and kept for the next visit', async () => {
  show();
  await screen.findByRole('row', { name: /Riya/ });
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Name').disabled).toBe(true);
  await userEvent.click(dialog.getByLabelText('Code'));
  await userEvent.click(dialog.getByLabelText('Phone'));
  dialog.getByLabelText('Phone').focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  const expected = [
    'Name',
    'Department',
    'Designation',
    'Joined',
    'Manager',
    'Phone',
    'Employment',
    'Status',
    'Actions',
  ];
  expect(headers()).toEqual(expected);
  show();
  await waitFor(() => expect(headers().slice(9)).toEqual(expected));
});

test('the number of rows of a page is chosen in the footer, and is the same at the next visit', async () => {
  const first = show();
  await userEvent.selectOptions(await screen.findByLabelText('Rows per page'), '500 per page');
  await waitFor(() => expect(first.asked()?.['limit']).toBe(500));
  cleanup();
  const second = show();
  await waitFor(() => expect(second.asked()?.['limit']).toBe(500));
  await userEvent.selectOptions(await screen.findByLabelText('Rows per page'), '50 per page');
  await waitFor(() => expect(second.asked()?.['limit']).toBe(50));
  cleanup();
  const third = show();
  await waitFor(() => expect(third.asked()?.['limit']).toBe(50));
});

test('the slash goes to the search, but not while somebody is writing', async () => {
  show();
  await screen.findByRole('row', { name: /Riya/ });
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('a/b');
  expect(box.value).toBe('a/b');
});
