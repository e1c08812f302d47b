import type { LoanLedger, PayLoan } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { id, page } from '../../testing/payroll.js';
import SetupPage from './setup.page.js';

const loan: PayLoan = {
  id: id(50),
  version: 2,
  allowedTransitions: ['update', 'repay', 'close'],
  employee: { id: id(6), name: 'Karthik Subramanian' },
  title: 'Salary advance',
  amount: 1_000_000,
  instalment: 400_000,
  fromMonth: '2026-05',
  pausedMonths: [],
  note: null,
  balance: 600_000,
  movedOn: 50_000,
  nextMonth: '2026-06',
  started: true,
  givenMonth: null,
  maker: 'Ananya Deshpande',
  status: 'active',
};
const ledger: LoanLedger = {
  items: [
    {
      id: id(52),
      kind: 'instalment',
      amount: -400_000,
      asked: 450_000,
      month: '2026-05',
      day: '2026-05-30',
      note: null,
      left: 600_000,
    },
    {
      id: id(51),
      kind: 'given',
      amount: 1_000_000,
      asked: null,
      month: null,
      day: '2026-04-20',
      note: null,
      left: 1_000_000,
    },
  ],
};

const open = (more = '') =>
  renderPage(SetupPage, {
    role: 'admin',
    path: `payroll/form?tab=loans${more}`,
    answer: ({ url, method }) => {
      if (url === `finance/loans/${loan.id}/ledger`) return ledger;
      if (url.startsWith(`finance/loans/${loan.id}`)) return loan;
      if (url === 'finance/loans' && method === 'GET') return page(loan);
      return page();
    },
  });

test('beside the form stand the months that pay the loan back, and each can be paused', async () => {
  const { calls } = open();
  const row = await screen.findByRole('row', { name: /Karthik Subramanian/ });
  within(row).getByText('Running');
  await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog'));
  const plan = within(form.getByRole('complementary', { name: 'How it is paid back' }));
  const june = within(plan.getByRole('row', { name: /June 2026/ }));
  june.getByText('4,500');
  june.getByText('1,500');
  const told = within(await plan.findByRole('region', { name: 'What happened so far' }));
  told.getByText(/May 2026 · ₹6,000 left · ₹500 moved to the next month/);
  await userEvent.click(june.getByRole('button', { name: 'Pause June 2026' }));
  within(plan.getByRole('row', { name: /June 2026/ })).getByText('Paused');
  within(plan.getByRole('row', { name: /July 2026/ })).getByText('4,500');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({
        url: `finance/loans/${loan.id}`,
        method: 'PATCH',
        body: { version: 2, pausedMonths: ['2026-06'] },
      }),
    ),
  );
});

test('a payment outside of payroll is recorded, and a loan is closed with a reason', async () => {
  const { calls } = open();
  const row = await screen.findByRole('row', { name: /Karthik Subramanian/ });
  const choose = async (name: string) => {
    await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Record a payment');
  const repay = within(await screen.findByRole('dialog', { name: 'Record a payment' }));
  repay.getByText('₹6,000 is left.');
  await userEvent.click(repay.getByRole('button', { name: 'Record' }));
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({
        url: `finance/loans/${loan.id}/repay`,
        body: expect.objectContaining({ version: 2, amount: 600_000, note: null }),
      }),
    ),
  );
  await choose('Close');
  const close = within(await screen.findByRole('dialog', { name: 'Close the loan' }));
  close.getByText('₹6,000 is left, and is not to be paid back.');
  await userEvent.click(close.getByRole('button', { name: 'Close loan' }));
  await close.findByText('Say why.');
  expect(calls.some(({ url }) => url.endsWith('/close'))).toBe(false);
});
