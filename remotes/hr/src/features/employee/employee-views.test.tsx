import type { CreateSavedView, SavedView } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { design, pageOf, riya } from '../../testing/employees.js';
import { renderPage, type Answer } from '@atrium/ui/testing';
import EmployeePage from './employee.page.js';

const designers: SavedView = {
  id: '01890000-0000-7000-8000-0000000000f1',
  list: 'hr.employees',
  name: 'Designers',
  shared: true,
  own: false,
  isDefault: false,
  search: '',
  sort: '-joiningDate',
  filters: { department: 'Design' },
  columns: ['name', 'joiningDate'],
  version: 2,
  allowedTransitions: ['update', 'share', 'delete'],
};

/** A server with saved views, as far as the page needs it. */
function show(views: SavedView[], path = 'employee/Management') {
  let kept = views;
  const answer: Answer = ({ method, url, body }) => {
    if (url === 'hr/employees') return pageOf([riya]);
    if (url === 'hr/departments') return { items: [design] };
    if (method === 'GET') return { items: kept, mayShare: true };
    if (method === 'DELETE') {
      kept = [];
      return { done: true };
    }
    const id = url.split('/')[1] ?? designers.id.replace('f1', 'f2');
    const before = kept.find((view) => view.id === id);
    const after = { ...designers, own: true, ...before, ...(body as CreateSavedView), id };
    kept = [...kept.filter((view) => view.id !== id), after];
    return after;
  };
  const { calls } = renderPage(EmployeePage, { role: 'hr', path, answer });
  const asked = () => calls.filter(({ url }) => url === 'hr/employees').at(-1)?.params;
  const sent = (method: string) => calls.filter((call) => call.method === method).map(({ body }) => body);
  return { asked, sent };
}

const openViews = async () => userEvent.click(await screen.findByRole('button', { name: /^Views/ }));
const pick = async (name: string) => {
  await openViews();
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const headers = () =>
  screen.getAllByRole('columnheader').flatMap(({ textContent }) => (textContent ? [textContent] : []));

beforeEach(() => localStorage.clear());

test('a view brings its filters, order and columns; a change is marked and can be kept', async () => {
  const { asked, sent } = show([designers]);
  await screen.findByRole('row', { name: /Riya/ });
  await pick('Designers (shared)');
  await waitFor(() => expect(asked()).toMatchObject({ department: 'Design', sort: '-joiningDate' }));
  expect(headers()).toEqual(['Name', 'Joined', 'Actions']);
  await userEvent.click(screen.getByRole('button', { name: 'Joined' }));
  await screen.findByRole('button', { name: /Designers \(changed\)/ });
  await pick('Update Designers');
  const { filters, columns } = designers;
  await waitFor(() =>
    expect(sent('PATCH')).toEqual([{ version: 2, search: '', sort: 'joiningDate', filters, columns }]),
  );
  await screen.findByRole('button', { name: 'Views Designers' });
});

test('the list as it stands is saved as a view, which it then shows', async () => {
  const { sent } = show([], 'employee/Management?department=Design&search=ri');
  await screen.findByRole('row', { name: /Riya/ });
  await pick('Save as…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as view' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Enter a name.');
  await userEvent.type(dialog.getByLabelText('Name'), 'Our designers');
  await userEvent.click(dialog.getByLabelText(/Share with everyone/));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: /Views Our designers/ });
  expect(sent('POST')).toEqual([
    expect.objectContaining({
      list: 'hr.employees',
      name: 'Our designers',
      shared: true,
      search: 'ri',
      sort: 'name',
      filters: { department: 'Design' },
    }),
  ]);
});

test('a list that nobody has touched begins with the chosen view; an address with a filter stays as it is', async () => {
  const first = show([{ ...designers, isDefault: true }]);
  await waitFor(() => expect(first.asked()).toMatchObject({ department: 'Design' }));
  const second = show([{ ...designers, isDefault: true }], 'employee/Management?status=archived');
  await waitFor(() => expect(second.asked()).toMatchObject({ status: 'archived' }));
  expect(second.asked()).not.toHaveProperty('department');
});

test('a view that is deleted leaves the list without it', async () => {
  const { sent } = show([designers], `employee/Management?view=${designers.id}`);
  await screen.findByRole('button', { name: /Views Designers/ });
  await pick('Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent('DELETE')).toEqual([{ version: 2 }]));
  await waitFor(() => expect(screen.queryByTitle('Change filter Department')).toBeNull());
  expect(screen.getByTitle('Views').textContent).not.toContain('Designers');
});
