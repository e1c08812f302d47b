import type { PayRun, PayRunCheck } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { check, id, page, payments, run, slip } from '../../testing/payroll.js';
import PayrollPage from './payroll.page.js';

function open({
  run: given = {},
  check: found = {},
  role = 'admin',
}: {
  role?: 'admin' | 'hr';
  run?: Partial<PayRun>;
  check?: Partial<PayRunCheck>;
}) {
  return renderPage(PayrollPage, {
    role,
    path: `payroll/table?open=${run.id}`,
    answer: ({ url, method }) => {
      if (url === `finance/runs/${run.id}/check`) return { ...check, ...found };
      if (url === `finance/runs/${run.id}/payments`) return payments;
      if (url === `finance/runs/${run.id}/remind`) return { people: 1, deciders: 2 };
      if (method === 'GET' ? url === `finance/runs/${run.id}` : url.startsWith(`finance/runs/${run.id}`))
        return { ...run, ...given };
      if (url === 'settings' && method === 'GET') return { items: [] };
      if (url === 'finance/slips' && method === 'GET') return page(slip);
      return undefined;
    },
  });
}

test('a computed run is submitted with a note, and its people say what changed', async () => {
  const { calls } = open({});
  const people = within(await screen.findByRole('region', { name: 'People' }));
  const row = within(await people.findByRole('row', { name: /Karthik Subramanian/ }));
  row.getByText('48,200');
  row.getByText('+5,000');
  row.getByText('Another salary');
  const why = within(await screen.findByRole('region', { name: 'Why it differs from May' }));
  why.getByText('+10,000');
  await userEvent.click(screen.getByRole('button', { name: 'Submit for approval' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Submit for approval' }));
  await userEvent.type(dialog.getByLabelText(/Note/), 'Harpreet stays in.');
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({
        url: `finance/runs/${run.id}/submit`,
        body: { version: 3, note: 'Harpreet stays in.' },
      }),
    ),
  );
});

test('a run whose people have changed names them and is computed again first', async () => {
  open({
    check: { changed: [{ employee: { id: id(6), name: 'Karthik Subramanian' }, parts: ['days', 'tax'] }] },
  });
  await screen.findByText('Something has changed since the run was computed. Compute it again.');
  screen.getByText(/attendance or leave and tax declaration/);
  screen.getByRole('button', { name: 'Compute again' });
  expect(screen.queryByRole('button', { name: 'Submit for approval' })).toBeNull();
});

test('who is not in the run is named with the reason and the way to mend it', async () => {
  const employee = { id: id(8), name: 'Sana Shaikh' };
  open({ check: { missing: [{ employee, code: 'NL-0031', reason: 'noSalary' }] } });
  const link = await screen.findByRole('link', { name: /Sana Shaikh/ });
  expect(link.getAttribute('href')).toContain(`payroll/form?tab=salaries&employee=${employee.id}`);
  within(link).getByText('No salary from this month. Add one.');
});

test('whoever may approve returns a run only with a reason', async () => {
  const { calls } = open({ run: { state: 'submitted', allowedTransitions: ['approve', 'return'] } });
  await screen.findByRole('button', { name: 'Approve run' });
  await userEvent.click(screen.getByRole('button', { name: 'Return' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return the run' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
  await dialog.findByText('Say what is to be changed.');
  expect(calls.some(({ url }) => url.endsWith('/return'))).toBe(false);
});

const both = { userId: id(3), name: 'Ananya Deshpande', reason: 'One admin until May', until: '2026-05-31' };

test('where nobody may approve, an admin allows one person to do both, with a reason and an end', async () => {
  const { calls } = open({ check: { approvers: [] } });
  const card = within(await screen.findByRole('region', { name: 'Maker and checker' }));
  const row = await card.findByRole('link', { name: /No one may approve it yet/ });
  expect(row.getAttribute('href')).toContain('admin/users');
  await userEvent.click(card.getByRole('button', { name: 'Allow one person to do both' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Allow one person to do both' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: /^Until/ }), '1 May 2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Allow' }));
  await dialog.findByText('This day is over. Choose a later one.');
  await dialog.findByText('Choose a person.');
  dialog.getByText('Say why, in a few words.');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('whom an admin allows to do both stands on the run with the reason, and is ended in one press', async () => {
  const { calls } = open({ check: { both } });
  const card = within(await screen.findByRole('region', { name: 'Maker and checker' }));
  await card.findByText('Ananya Deshpande may compute and approve runs until 31 May 2026');
  card.getByText('“One admin until May”');
  await userEvent.click(card.getByRole('button', { name: 'Allow no longer' }));
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({
        url: 'settings/finance.bothRoles',
        method: 'PUT',
        body: expect.objectContaining({ value: null }),
      }),
    ),
  );
});

test('a run that one person computed and approved says why', async () => {
  const maker = { id: id(3), name: 'Ananya Deshpande' };
  const approved = { state: 'approved', approver: maker, approvedAt: '2026-06-29T05:00:00.000Z' } as const;
  open({ run: { ...approved, bothReason: 'One admin until May', allowedTransitions: ['lock'] } });
  await screen.findByText('An admin let one person do both: “One admin until May”');
});

test('whose attendance is open is said with who decides, and each is reminded', async () => {
  const asha = { id: id(8), name: 'Asha Rao' };
  const decider = { name: 'Farhan Qureshi', remindedAt: '2026-06-29T04:28:00.000Z' };
  const waits = { employee: asha, items: 2, hasAccount: true, remindedAt: null, deciders: [decider] };
  const { calls } = open({ check: { openPeople: [waits] } });
  const card = within(await screen.findByRole('region', { name: /^Open attendance/ }));
  card.getByText('The attendance of 1 person is open until they answer.');
  card.getByText('Asha Rao');
  card.getByText(/2 open items · not reminded yet/);
  card.getByText(/Farhan Qureshi decides · reminded/);
  await userEvent.click(card.getByRole('button', { name: 'Remind' }));
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({ url: `finance/runs/${run.id}/remind`, method: 'POST' }),
    ),
  );
});

test.each<[string, Parameters<typeof open>[0]]>([
  ['is locked', { run: { state: 'locked', allowedTransitions: ['makeBankFile'] } }],
  ['is not theirs to change', { role: 'hr' }],
])('nobody is reminded of a run that %s', async (_, given) => {
  const waits = {
    employee: { id: id(8), name: 'Asha Rao' },
    items: 1,
    hasAccount: true,
    remindedAt: null,
    deciders: [],
  };
  open({ ...given, check: { openPeople: [waits] } });
  const card = within(await screen.findByRole('region', { name: /^Open attendance/ }));
  card.getByText('Asha Rao');
  expect(card.queryByRole('button', { name: 'Remind' })).toBeNull();
});
