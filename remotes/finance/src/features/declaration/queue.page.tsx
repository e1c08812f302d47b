import { TAX_CLAIM, type TaxClaim } from '@atrium/contracts';
import { fileUrl, lazyDialog, t, useCan } from '@atrium/sdk';
import {
  Button,
  RecordPage,
  refFilter,
  RelativeTime,
  type ColumnLooks,
  type RecordDialogProps,
} from '@atrium/ui';
import { useState } from 'react';
import { sayChoice } from '../../shared/choice.format.js';
import { sayPay, sayRupees } from '../../shared/pay.format.js';
import { nameOfRef, shownRef } from '../../shared/ref.format.js';
import { useEmployeeOffers, useEmployeeRef } from '../../shared/setup.api.js';
import { ClaimState } from './components/claim-state.js';
import { taxClaimApi } from './declaration.api.js';
import { sayTaxYear } from '../../shared/tax-year.format.js';
import { useDeclarationTabs } from './use-declaration-tabs.js';

const ApproveDialog = lazyDialog<RecordDialogProps<TaxClaim>>(
  () => import('./components/approve-claim.dialog.js'),
);
const RefuseDialog = lazyDialog<RecordDialogProps<TaxClaim>>(
  () => import('./components/refuse-claim.dialog.js'),
);
const WindowDialog = lazyDialog<{ onClose: () => void }>(() => import('./components/window.dialog.js'));

const LOOKS: ColumnLooks<typeof TAX_CLAIM.list, TaxClaim> = {
  employee: { weight: 'name', card: 'name', cell: ({ employee }) => shownRef(employee) },
  taxYear: { cell: ({ taxYear }) => sayTaxYear(taxYear) },
  kind: { card: 'text', cell: ({ kind }) => sayChoice(TAX_CLAIM.list, 'kind', kind) },
  title: { cell: ({ title }) => <bdi>{title}</bdi> },
  amount: { align: 'end', weight: 'figure', card: 'note', cell: ({ amount }) => sayPay(amount) },
  approved: {
    align: 'end',
    cell: ({ approved }) => (approved === null ? '–' : <bdi dir="ltr">{sayRupees(approved)}</bdi>),
  },
  proof: { cell: (claim) => <Proof claim={claim} /> },
  createdAt: { cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  state: { card: 'state', cell: ({ state }) => <ClaimState state={state} /> },
};

function Proof({ claim: { proof, proofId } }: { claim: TaxClaim }) {
  if (proofId === null) return <span className="at-muted">{t('None')}</span>;
  return (
    <a href={fileUrl(proofId)} target="_blank" rel="noreferrer">
      <bdi>{proof}</bdi>
    </a>
  );
}

const EMPLOYEE = refFilter({
  label: () => t('Employee'),
  useOffers: useEmployeeOffers,
  useRef: useEmployeeRef,
});

/** What people declare and payroll has not checked yet; what is decided is found by its status. */
export default function QueuePage() {
  const [asksWindow, setAsksWindow] = useState(false);
  const mayChange = useCan('finance', 'payroll', 'update');
  const tabs = useDeclarationTabs('queue');
  return (
    <>
      <RecordPage
        record={TAX_CLAIM}
        api={taxClaimApi}
        looks={LOOKS}
        nameOf={({ title, employee }) => `${title}, ${nameOfRef(employee)}`}
        empty={{
          title: t('Nothing to check'),
          text: t('What people declare for their tax appears here until it is approved or refused.'),
        }}
        actions={
          mayChange && (
            <Button size="sm" icon="calendar" onClick={() => setAsksWindow(true)}>
              {t('Until when')}
            </Button>
          )
        }
        steps={{
          approve: { label: t('Approve'), icon: 'check', Dialog: ApproveDialog },
          refuse: { label: t('Refuse'), icon: 'x', Dialog: RefuseDialog },
        }}
        bulkSteps={[]}
        exported={false}
        extras={{ employee: EMPLOYEE }}
        {...(tabs && { tabs })}
      />
      {asksWindow && <WindowDialog onClose={() => setAsksWindow(false)} />}
    </>
  );
}
