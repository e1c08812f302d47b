import type { BulkEmployees, BulkReport } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageOf, riya } from '../../testing/employees.js';
import { renderPage } from '@atrium/ui/testing';
import EmployeePage from './employee.page.js';

const kabir = { ...riya, id: `${riya.id.slice(0, -1)}2`, firstName: 'Kabir' };
const report: BulkReport = {
  rows: [
    { id: riya.id, name: 'Riya Kapoor', refusal: null },
    { id: kabir.id, name: 'Kabir Kapoor', refusal: 'This person already has an active account.' },
  ],
  more: false,
};

function show(total = 2) {
  const { calls } = renderPage(EmployeePage, {
    role: 'hr',
    path: 'employee/Management?department=Design',
    answer: ({ method, url }) => {
      if (method === 'POST') return report;
      return url === 'hr/employees' ? { ...pageOf([riya, kabir]), total } : { items: [] };
    },
  });
  return () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body as BulkEmployees);
}
const selectRiya = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: 'Select Riya Kapoor' }));
const bar = () => within(screen.getByRole('toolbar', { name: 'Selected rows' }));

beforeEach(() => localStorage.clear());

test('an action on the selected rows says what became of each, the refused ones first', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Select all employees/ }));
  await userEvent.click(bar().getByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: '1 done, 1 refused' }));
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Kabir KapoorThis person already has an active account.Refused', 'Riya KapoorDone']);
  expect(sent()).toEqual([{ action: 'invite', department: null, ids: [riya.id, kabir.id], matching: null }]);
  expect(screen.queryByRole('toolbar', { name: 'Selected rows' })).toBeNull();
});

test('a double press does it once', async () => {
  const sent = show();
  await selectRiya();
  await userEvent.dblClick(bar().getByRole('button', { name: 'Invite' }));
  await screen.findByRole('dialog', { name: '1 done, 1 refused' });
  expect(sent()).toHaveLength(1);
});

test('all that match are named by the filter', async () => {
  const sent = show(144);
  await selectRiya();
  await userEvent.click(bar().getByRole('button', { name: 'All 144 matching' }));
  bar().getByText('144 matching');
  await userEvent.click(bar().getByRole('button', { name: 'Set department' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set department' }));
  await userEvent.type(dialog.getByLabelText('Department of 144 people'), 'Sales');
  await userEvent.click(dialog.getByRole('button', { name: 'Set department' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        ...{ action: 'setDepartment', department: 'Sales', ids: null },
        matching: { sort: 'name', limit: 100, department: 'Design' },
      },
    ]),
  );
});

test('a change of the filter lets the selection go, and beyond the cap only so many are offered', async () => {
  show(900);
  await selectRiya();
  bar().getByRole('button', { name: 'First 200 matching' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Department' }));
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected rows' })).toBeNull());
});
