import type { PayAdjustment, PayRun } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { check, detail, id, page, run, slip } from '../../../testing/payroll.js';
import PayrollPage from '../payroll.page.js';

const leaver = { id: id(6), name: 'Karthik Subramanian' };
const settlement: PayRun = {
  ...run,
  kind: 'fullAndFinal',
  employee: leaver,
  dueOn: '2020-06-03',
  terms: {
    leaveDays: 6,
    noticeDays: 3,
    noticeOwes: 'employee',
    dayDivisor: 30,
    isFixedTerm: false,
    isDeath: false,
  },
  allowedTransitions: ['compute', 'submit', 'setTerms'],
};
const line: PayAdjustment = {
  id: id(20),
  version: 1,
  allowedTransitions: ['update', 'archive'],
  employee: leaver,
  payMonth: run.month,
  title: 'Headset not returned',
  kind: 'deduction',
  amount: 250_000,
  taxable: false,
  cause: null,
  status: 'active',
  archivedAt: null,
  locked: false,
  maker: 'Ananya Deshpande',
  runId: run.id,
};

const open = (shown: PayRun, path = `payroll/table?open=${run.id}`) =>
  renderPage(PayrollPage, {
    role: 'admin',
    path,
    answer: ({ url, method }) => {
      if (url === `finance/runs/${run.id}/check`) return { ...check, causes: [] };
      if (url === `finance/runs/${run.id}/lines`) return line;
      if (url.startsWith(`finance/runs/${run.id}`)) return shown;
      if (url === 'finance/adjustments') return page(line);
      if (url === 'finance/slips' && method === 'GET') return page(slip);
      return undefined;
    },
  });

test('a settlement says until when it is paid and what it counts, and its days are changed', async () => {
  const { calls } = open(settlement);
  await screen.findByRole('heading', { name: /Settlement of Karthik Subramanian/ });
  screen.getByText(/The law asks for payment by/);
  const settled = within(screen.getByRole('region', { name: 'What is settled' }));
  settled.getByText('6 days');
  settled.getByText('The employee owes it');
  const lines = within(await screen.findByRole('region', { name: 'Lines of this run' }));
  lines.getByText('Headset not returned');
  await userEvent.click(settled.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is settled' }));
  const leave = dialog.getByLabelText(/Days of leave paid out/);
  await userEvent.clear(leave);
  await userEvent.type(leave, '4.5');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({
        url: `finance/runs/${run.id}/set-terms`,
        body: { version: 3, terms: { ...settlement.terms, leaveDays: 4.5 } },
      }),
    ),
  );
});

test('a run between months has named lines, each with its person', async () => {
  const { calls } = open({ ...run, kind: 'offCycle', title: 'Diwali bonus' });
  await screen.findByRole('heading', { name: /Diwali bonus/ });
  screen.getByText(/Income tax is deducted with it/);
  await userEvent.click(await screen.findByRole('button', { name: 'Add line' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a line' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add line' }));
  await dialog.findByText('Choose an employee.');
  expect(calls.some(({ url }) => url.endsWith('/lines'))).toBe(false);
});

test('a locked payslip is reversed with a reason', async () => {
  const locked = { ...detail, state: 'locked' as const, runState: 'locked', allowedTransitions: [] };
  const { calls } = renderPage(PayrollPage, {
    role: 'admin',
    path: `payroll/table?open=${run.id}&slip=${detail.id}`,
    answer: ({ url }) => {
      if (url.endsWith('/correction')) return { ...run, kind: 'correction' };
      return url.startsWith(`finance/slips/${detail.id}`) ? locked : undefined;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reverse and correct' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reverse and correct' }));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'A bonus was forgotten');
  await userEvent.click(dialog.getByRole('button', { name: 'Start correction' }));
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({
        url: `finance/slips/${detail.id}/correction`,
        body: { version: 2, reason: 'A bonus was forgotten' },
      }),
    ),
  );
});
