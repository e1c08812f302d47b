import type { LeavePolicy } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LeavePolicyPage from './leave-policy.page.js';

const id = (last: number) => `01890000-0000-7000-8000-0000000000e${String(last)}`;
const interns: LeavePolicy = {
  id: id(1),
  name: 'Interns',
  employmentType: 'intern',
  department: null,
  typeIds: [id(2)],
  status: 'active',
  archivedAt: null,
  version: 3,
  allowedTransitions: ['update', 'archive'],
};
const effect = {
  items: [
    {
      employee: { id: id(8), name: 'Riya Kapoor' },
      days: 0.17,
      added: ['Earned leave'],
      removed: ['Sick leave'],
    },
  ],
};

test('the form of a policy says who gains and loses which leave before it is saved', async () => {
  const { calls } = renderPage(LeavePolicyPage, {
    role: 'hr',
    path: 'settings/leavePolicies',
    answer: ({ url }) => {
      if (url === 'hr/leave-policies/preview') return effect;
      if (url === 'hr/leave-policies')
        return { items: [interns], nextCursor: null, total: 1, totalIsExact: true };
      return { items: [], nextCursor: null, total: 0, totalIsExact: true };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Interns' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Interns' }));
  await form.findByText('1 person can no longer take Sick leave: Riya Kapoor');
  form.getByText('1 person can now take Earned leave: Riya Kapoor');
  form.getByText('Saving credits 1 person immediately: Riya Kapoor +0.17');
  await userEvent.selectOptions(form.getByLabelText('Employment'), '');
  const asked = () => calls.filter(({ url }) => url === 'hr/leave-policies/preview').map(({ body }) => body);
  await waitFor(() =>
    expect(asked().at(-1)).toEqual({
      id: interns.id,
      employmentType: null,
      departmentId: null,
      typeIds: [id(2)],
    }),
  );
});
