import type { BulkReport } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { design, pageOf, riya } from '../../testing/employees.js';
import EmployeePage from './employee.page.js';

const report: BulkReport = { rows: [{ id: riya.id, name: 'Riya Kapoor', refusal: null }], more: false };

function show() {
  const { calls } = renderPage(EmployeePage, {
    role: 'hr',
    path: 'employee/Management?department=Sales',
    answer: ({ method, url }) => {
      if (method === 'POST') return report;
      if (url === 'hr/departments') return { ...pageOf([]), items: [{ ...design, code: 'DES' }] };
      return url === 'hr/employees' ? { ...pageOf([riya]), total: 144 } : { items: [] };
    },
  });
  return () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
}
const bar = () => within(screen.getByRole('toolbar', { name: 'Selected rows' }));

beforeEach(() => localStorage.clear());

test('all that match are put into a department that is found by typing', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Riya Kapoor' }));
  await userEvent.click(bar().getByRole('button', { name: 'All 144 matching' }));
  await userEvent.click(bar().getByRole('button', { name: 'Set department' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set department' }));
  await userEvent.type(dialog.getByLabelText('Department of 144 people'), 'Design · DES');
  await userEvent.click(dialog.getByRole('button', { name: 'Set department' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    step: 'update',
    values: { departmentId: design.id },
    ids: null,
    matching: { department: 'Sales', sort: 'name' },
  });
});

test('several are invited by one press', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Riya Kapoor' }));
  await userEvent.dblClick(bar().getByRole('button', { name: 'Invite' }));
  await screen.findByRole('dialog', { name: '1 done, 0 rejected' });
  expect(sent()).toEqual([{ step: 'invite', values: null, ids: [riya.id], matching: null }]);
});

test('several people get a manager at once', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Riya Kapoor' }));
  await userEvent.click(bar().getByRole('button', { name: 'Set manager' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set manager' }));
  dialog.getByLabelText('Manager of 1 person');
  await userEvent.click(dialog.getByRole('button', { name: 'Set manager' }));
  await waitFor(() =>
    expect(sent()).toMatchObject([{ step: 'update', values: { managerId: null }, ids: [riya.id] }]),
  );
});
