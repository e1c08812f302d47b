import type { ApprovalPlan, PlanStep, TriedPlan } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LeaveSettingsPage from '../leave-settings.page.js';

const step = (more: Partial<PlanStep>): PlanStep => ({
  by: 'manager',
  personId: null,
  role: null,
  permission: null,
  overDays: null,
  overMinutes: null,
  types: [],
  ...more,
});
const ID = '01890000-0000-7000-8000-000000000001';
const PLAN: ApprovalPlan = {
  kind: 'leave',
  title: 'Leave Approval',
  icon: 'beach',
  version: 1,
  escalateAfter: 4,
  changed: null,
  steps: [step({}), step({ by: 'role', role: 'hr', overDays: 2, types: ['EL'] })],
  people: {},
  conditions: { days: true, minutes: false },
  types: [{ value: 'EL', label: 'Earned leave' }],
};
const TRIED: TriedPlan = {
  person: 'Riya Kapoor',
  outcome: 'asked',
  steps: [
    { asked: true, deciders: ['Dev Mehta'], why: ['There is no one in this place.'], next: 'Hema Iyer' },
  ],
};

test('the steps of a kind are shown in words, tried on a person, and changed', async () => {
  const { calls } = renderPage(LeaveSettingsPage, {
    role: 'hr',
    path: 'settings/leaves?tab=approvals',
    answer: ({ method, url }) => {
      if (url === 'hr/employees')
        return { items: [{ id: ID, firstName: 'Riya', lastName: 'Kapoor', code: 'E1' }] };
      if (method === 'POST') return TRIED;
      return method === 'PUT' ? PLAN : { items: [PLAN] };
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Leave Approval' }));
  card.getByText('More than 2 days · Only Earned leave');
  await userEvent.click(card.getByRole('button', { name: 'Change or try' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Remove step 2' }));
  await userEvent.type(await dialog.findByRole('combobox', { name: 'Person' }), 'Riya');
  await userEvent.click(await screen.findByRole('option', { name: /Riya Kapoor/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Show who decides' }));
  await dialog.findByText('There is no one in this place. Later Hema Iyer may decide too.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const sent = () => calls.filter(({ method }) => method !== 'GET');
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [tried, saved] = sent();
  expect(tried?.body).toMatchObject({ employeeId: ID, type: 'EL', steps: [step({})] });
  expect(saved?.body).toEqual({ version: 1, escalateAfter: 4, steps: [step({})] });
});
