import type { Department, Page } from '@atrium/contracts';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DepartmentPage from './department.page.js';

const id = (last: number) => `01890000-0000-7000-8000-0000000000d${String(last)}`;
const design: Department = {
  id: id(1),
  name: 'Design',
  code: 'DES',
  parent: null,
  people: 3,
  status: 'active',
  archivedAt: null,
  version: 4,
  leader: { id: id(9), name: 'Riya Kapoor' },
  allowedTransitions: ['update', 'archive', 'merge'],
};
const sales: Department = { ...design, id: id(2), name: 'Sales', code: null, leader: null, people: 0 };
const pageOf = (items: Department[]): Page<Department> => ({
  items,
  nextCursor: null,
  total: items.length,
  totalIsExact: true,
});
const refuse = (code: string, message: string, fields = {}) => ({
  status: 409,
  error: { code, message, fields, requestId: 'r' },
});

function show(change: Answer) {
  const { calls } = renderPage(DepartmentPage, {
    role: 'hr',
    path: 'employee/Departments',
    answer: (call) => {
      if (call.method !== 'GET') return change(call);
      return call.url === 'hr/departments' ? pageOf([design, sales]) : { items: [] };
    },
  });
  return () => calls.filter(({ method }) => method !== 'GET').map(({ url, body }) => ({ url, body }));
}

async function choose(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Design' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

beforeEach(() => localStorage.clear());

test('a department is shown with its leader and people; a refused parent is said beside the field', async () => {
  const circle = 'This department belongs to the one you are editing.';
  const sent = show(() => refuse('DEPARTMENT_CIRCLE', circle, { parentId: circle }));
  const row = within(await screen.findByRole('row', { name: /Design/ }));
  row.getByText('Riya Kapoor');
  await choose('Edit');
  const form = within(await screen.findByRole('dialog', { name: 'Design' }));
  await userEvent.type(form.getByLabelText('Part of'), 'Sales');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText(circle);
  expect(sent()).toEqual([{ url: `hr/departments/${design.id}`, body: { parentId: sales.id, version: 4 } }]);
});

test('archiving one that is in use asks where its people go', async () => {
  const sent = show(({ body }) =>
    (body as { successorId: string | null }).successorId === null
      ? refuse('DEPARTMENT_IN_USE', 'People or departments belong to it. Choose where they go.')
      : { ...design, status: 'archived', archivedAt: '2026-11-22T10:00:00Z', version: 5 },
  );
  await choose('Archive');
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive Design?' }));
  dialog.getByText(/3 people work in it/);
  await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
  await dialog.findByText('Choose where they go.');
  await userEvent.type(await dialog.findByRole('combobox', { name: /They move to/ }), 'Sales');
  await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().at(-1)).toEqual({
    url: `hr/departments/${design.id}/archive`,
    body: { version: 4, successorId: sales.id },
  });
});

test('one is merged into another, which the offers never have itself among', async () => {
  const sent = show(() => ({ ...design, version: 5 }));
  await choose('Merge into…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Design' }));
  dialog.getByText('3 people move with its departments. Then Design is archived.');
  const field = await dialog.findByRole('combobox', { name: /Merge into/ });
  await userEvent.type(field, 'Design');
  await userEvent.tab();
  await dialog.findByText('Choose from the list, or leave it empty.');
  await userEvent.clear(field);
  await userEvent.type(field, 'Sales');
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      { url: `hr/departments/${design.id}/merge`, body: { version: 4, intoId: sales.id } },
    ]),
  );
});
