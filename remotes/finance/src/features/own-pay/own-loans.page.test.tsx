import type { OwnLoans } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/react';
import { id } from '../../testing/payroll.js';
import OwnPay from './own-pay.widget.js';

const loans: OwnLoans = {
  items: [
    {
      id: id(50),
      title: 'Salary advance',
      status: 'active',
      amount: 1_000_000,
      instalment: 400_000,
      balance: 600_000,
      movedOn: 0,
      nextMonth: '2026-06',
      pausedMonths: ['2026-06'],
      entries: [
        {
          id: id(51),
          kind: 'instalment',
          amount: -400_000,
          asked: 400_000,
          month: '2026-05',
          day: '2026-05-30',
          note: null,
          left: 600_000,
        },
      ],
    },
  ],
};

test('one sees what is left of a loan, when it is deducted, and what has happened', async () => {
  renderPage(OwnPay, {
    role: 'employee',
    path: 'employee/Profile?tab=finance.pay',
    answer: ({ url }) => {
      if (url === 'finance/own/loans') return loans;
      return url === 'finance/own/slips' ? { items: [] } : undefined;
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Salary advance' }));
  card.getByText('₹6,000 left');
  card.getByText('₹4,000 is deducted with the payslip for July 2026; the last instalment is in August 2026.');
  card.getByText('Deducted from the payslip');
});
