import { CLAIM_TYPE, type ClaimType } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { RecordPage, type ColumnLooks } from '@atrium/ui';
import { claimTypeApi } from '../../shared/claim.api.js';
import { sayPay } from '../../shared/pay.format.js';
import { STATUS_LOOK } from '../../shared/status-look.js';
import { useSetupTabs } from './use-setup-tabs.js';

const ClaimTypeDialog = lazyDialog(() => import('./components/claim-type.dialog.js'));

const LOOKS: ColumnLooks<typeof CLAIM_TYPE.list, ClaimType> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  yearlyLimit: {
    align: 'end',
    card: 'note',
    cell: ({ yearlyLimit }) =>
      yearlyLimit === null ? t('No limit') : t('{amount} a tax year', { amount: sayPay(yearlyLimit) }),
  },
  needsProof: { cell: ({ needsProof }) => (needsProof ? t('Yes') : t('No')) },
  paysRest: { cell: ({ paysRest }) => (paysRest ? t('Yes') : t('No')) },
  status: STATUS_LOOK,
};

/** What people can claim back. */
export default function ClaimTypePage() {
  return (
    <RecordPage
      record={CLAIM_TYPE}
      api={claimTypeApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={ClaimTypeDialog}
      placeholder={t('Name')}
      empty={{
        title: t('No claim components yet'),
        text: t('Add what people can claim back, such as internet or books, each with its limit a year.'),
      }}
      tabs={useSetupTabs()}
    />
  );
}
