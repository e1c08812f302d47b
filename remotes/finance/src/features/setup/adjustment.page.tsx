import { PAY_ADJUSTMENT, type PayAdjustment } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { RecordPage, refFilter, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { sayChoice } from '../../shared/choice.format.js';
import { useMonthOptions } from '../../shared/use-month-options.js';
import { sayMonth, sayPay } from '../../shared/pay.format.js';
import { nameOfRef, shownRef } from '../../shared/ref.format.js';
import { adjustmentApi, useEmployeeOffers, useEmployeeRef } from '../../shared/setup.api.js';
import { STATUS_LOOK } from '../../shared/status-look.js';
import { useSetupPath, useSetupTabs } from './use-setup-tabs.js';

const AdjustmentDialog = lazyDialog(() => import('./components/adjustment.dialog.js'));

const LOOKS: ColumnLooks<typeof PAY_ADJUSTMENT.list, PayAdjustment> = {
  employee: { weight: 'name', card: 'name', cell: ({ employee }) => shownRef(employee) },
  title: { card: 'text', cell: ({ title }) => <bdi>{title}</bdi> },
  payMonth: { cell: ({ payMonth }) => sayMonth(payMonth) },
  kind: { cell: ({ kind }) => sayChoice(PAY_ADJUSTMENT.list, 'kind', kind) },
  amount: { align: 'end', weight: 'figure', card: 'note', cell: ({ amount }) => sayPay(amount) },
  taxable: { cell: ({ taxable }) => (taxable ? t('Yes') : t('No')) },
  status: {
    card: 'state',
    cell: (row) =>
      row.locked ? <StatusBadge tone="success">{t('Locked')}</StatusBadge> : STATUS_LOOK.cell(row),
  },
};

const EMPLOYEE = refFilter({
  label: () => t('Employee'),
  useOffers: useEmployeeOffers,
  useRef: useEmployeeRef,
});

/** What single payslips have besides the salary. */
export default function AdjustmentPage() {
  return (
    <RecordPage
      record={PAY_ADJUSTMENT}
      api={adjustmentApi}
      looks={LOOKS}
      nameOf={({ title, employee }) => `${title}, ${nameOfRef(employee)}`}
      Form={AdjustmentDialog}
      placeholder={t('Title')}
      empty={{
        title: t('No adjustments yet'),
        text: t('Bonuses, deductions and instalments of loans appear here, each with its month.'),
      }}
      extras={{ employee: EMPLOYEE, payMonth: { options: useMonthOptions() } }}
      files={{ back: useSetupPath('adjustments') }}
      tabs={useSetupTabs()}
    />
  );
}
