import type { PaySlipDetail } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { detail, run } from '../../../testing/payroll.js';
import PayrollPage from '../payroll.page.js';

const open = (more: Partial<PaySlipDetail> = {}) =>
  renderPage(PayrollPage, {
    role: 'admin',
    path: `payroll/table?open=${run.id}&slip=${detail.id}`,
    answer: ({ url }) => (url.startsWith(`finance/slips/${detail.id}`) ? { ...detail, ...more } : undefined),
  });

test('a line of the payslip says why, and arrows go to the next one', async () => {
  open();
  const sheet = within(await screen.findByRole('region', { name: 'Payslip for June 2026' }));
  sheet.getByText('₹48,200');
  await userEvent.click(sheet.getByRole('button', { name: 'Basic' }));
  const why = within(screen.getByRole('complementary', { name: 'Why: Basic' }));
  why.getByText('₹5,000 more than in May.');
  why.getByText('Cost to company a year');
  why.getByText('Salary from June 2026');
  await userEvent.keyboard('{ArrowDown}');
  screen.getByRole('complementary', { name: 'Why: Provident fund' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a payslip is held with a reason', async () => {
  const { calls } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Hold' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hold the payslip' }));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'On notice');
  await userEvent.click(dialog.getByRole('button', { name: 'Hold' }));
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({
        url: `finance/slips/${detail.id}/hold`,
        body: { version: 2, reason: 'On notice' },
      }),
    ),
  );
});

test('what is taken back for earlier months is spread, and each month is shown before', async () => {
  const { calls } = open({ clawback: { amount: 1_000_000, later: 0 } });
  await screen.findByText('₹10,000 is recovered for earlier months.');
  await userEvent.click(screen.getByRole('button', { name: 'Spread over months' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Spread over months' }));
  const months = dialog.getByRole('textbox', { name: /^Months/ });
  await userEvent.clear(months);
  await userEvent.type(months, '4');
  const plan = within(dialog.getByRole('table', { name: 'What each month recovers' }));
  expect(plan.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'June 2026₹2,500',
    'July 2026₹2,500',
    'August 2026₹2,500',
    'September 2026₹2,500',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Spread' }));
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({
        url: `finance/slips/${detail.id}/spread`,
        body: { version: 2, months: 4 },
      }),
    ),
  );
});
