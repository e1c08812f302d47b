import { TAX_CHALLAN, type TaxChallan } from '@atrium/contracts';
import { formatDate, lazyDialog, t } from '@atrium/sdk';
import { RecordPage, type ColumnLooks } from '@atrium/ui';
import { sayChoice } from '../../shared/choice.format.js';
import { sayPay, sayRupees } from '../../shared/pay.format.js';
import { STATUS_LOOK } from '../../shared/status-look.js';
import { sayTaxYear } from '../../shared/tax-year.format.js';
import { challanApi } from './registers.api.js';
import { useRegisterTabs } from './use-register-tabs.js';

const ChallanDialog = lazyDialog(() => import('./components/challan.dialog.js'));

const LOOKS: ColumnLooks<typeof TAX_CHALLAN.list, TaxChallan> = {
  paidOn: { card: 'text', cell: ({ paidOn }) => formatDate(paidOn) },
  taxYear: { cell: ({ taxYear }) => sayTaxYear(taxYear) },
  quarter: { cell: ({ quarter }) => sayChoice(TAX_CHALLAN.list, 'quarter', quarter) },
  bsrCode: { cell: ({ bsrCode }) => <bdi dir="ltr">{bsrCode}</bdi> },
  serial: { weight: 'name', card: 'name', cell: ({ serial }) => <bdi dir="ltr">{serial}</bdi> },
  tax: { align: 'end', weight: 'figure', card: 'note', cell: ({ tax }) => sayPay(tax) },
  interest: { align: 'end', cell: ({ interest }) => <bdi dir="ltr">{sayRupees(interest)}</bdi> },
  fee: { align: 'end', cell: ({ fee }) => <bdi dir="ltr">{sayRupees(fee)}</bdi> },
  status: STATUS_LOOK,
};

/** Challans of deducted tax. */
export default function ChallanPage() {
  return (
    <RecordPage
      record={TAX_CHALLAN}
      api={challanApi}
      looks={LOOKS}
      nameOf={({ bsrCode, serial }) => `${bsrCode} ${serial}`}
      Form={ChallanDialog}
      placeholder={t('BSR code or serial number')}
      empty={{
        title: t('No challans yet'),
        text: t('Enter each deposit of deducted tax here, as the bank’s receipt names it.'),
      }}
      tabs={useRegisterTabs('challans')}
    />
  );
}
