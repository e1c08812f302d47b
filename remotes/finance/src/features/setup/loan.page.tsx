import { PAY_LOAN, type PayLoan } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { RecordPage, refFilter, StatusBadge, type ColumnLooks, type RowStep } from '@atrium/ui';
import { loanApi } from '../../shared/loan.api.js';
import { sayMonth, sayPay } from '../../shared/pay.format.js';
import { nameOfRef, shownRef } from '../../shared/ref.format.js';
import { useEmployeeOffers, useEmployeeRef } from '../../shared/setup.api.js';
import { useMonthOptions } from '../../shared/use-month-options.js';
import { useSetupPath, useSetupTabs } from './use-setup-tabs.js';

const LoanDialog = lazyDialog(() => import('./components/loan.dialog.js'));
const RepayDialog = lazyDialog(() => import('./components/repay-loan.dialog.js'));
const CloseDialog = lazyDialog(() => import('./components/close-loan.dialog.js'));

const LOOKS: ColumnLooks<typeof PAY_LOAN.list, PayLoan> = {
  employee: { weight: 'name', card: 'name', cell: ({ employee }) => shownRef(employee) },
  title: { card: 'text', cell: ({ title }) => <bdi>{title}</bdi> },
  fromMonth: { cell: ({ fromMonth }) => sayMonth(fromMonth) },
  amount: { align: 'end', cell: ({ amount }) => sayPay(amount) },
  instalment: { align: 'end', cell: ({ instalment }) => sayPay(instalment) },
  balance: { align: 'end', weight: 'figure', card: 'note', cell: ({ balance }) => sayPay(balance) },
  status: { card: 'state', cell: (loan) => <Standing loan={loan} /> },
};

function Standing({ loan: { status, balance } }: { loan: PayLoan }) {
  if (status === 'archived') return <StatusBadge>{t('Closed')}</StatusBadge>;
  return balance === 0 ? <StatusBadge tone="success">{t('Paid back')}</StatusBadge> : t('Running');
}

const EMPLOYEE = refFilter({
  label: () => t('Employee'),
  useOffers: useEmployeeOffers,
  useRef: useEmployeeRef,
});

const steps = (): Record<'repay' | 'close', RowStep<PayLoan>> => ({
  repay: { label: t('Record a payment'), icon: 'check', Dialog: RepayDialog },
  close: { label: t('Close'), icon: 'x', Dialog: CloseDialog },
});

/** What the company has lent people, and their payslips deduct. */
export default function LoanPage() {
  return (
    <RecordPage
      record={PAY_LOAN}
      api={loanApi}
      looks={LOOKS}
      nameOf={({ title, employee }) => `${title}, ${nameOfRef(employee)}`}
      Form={LoanDialog}
      placeholder={t('Title')}
      empty={{
        title: t('No loans yet'),
        text: t('A loan is deducted month by month, after all else and never beyond half of the wages.'),
      }}
      steps={steps()}
      bulkSteps={[]}
      extras={{ employee: EMPLOYEE, fromMonth: { options: useMonthOptions() } }}
      files={{ back: useSetupPath('loans') }}
      tabs={useSetupTabs()}
    />
  );
}
