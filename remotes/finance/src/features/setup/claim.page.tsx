import { PAY_CLAIM, type PayClaim } from '@atrium/contracts';
import { fileUrl, formatDate, lazyDialog, t } from '@atrium/sdk';
import { RecordPage, refFilter, type ColumnLooks, type RowStep } from '@atrium/ui';
import { claimApi, useClaimTypeOffers, useClaimTypeRef } from '../../shared/claim.api.js';
import { ClaimState } from '../../shared/claim-state.js';
import { sayMonth, sayPay } from '../../shared/pay.format.js';
import { nameOfRef, shownRef } from '../../shared/ref.format.js';
import { useEmployeeOffers, useEmployeeRef } from '../../shared/setup.api.js';
import { useSetupPath, useSetupTabs } from './use-setup-tabs.js';

const DeclineDialog = lazyDialog(() => import('./components/decline-claim.dialog.js'));

const LOOKS: ColumnLooks<typeof PAY_CLAIM.list, PayClaim> = {
  employee: { weight: 'name', card: 'name', cell: ({ employee }) => shownRef(employee) },
  type: { card: 'text', cell: (claim) => <What claim={claim} /> },
  amount: { align: 'end', weight: 'figure', card: 'note', cell: (claim) => <Amount claim={claim} /> },
  spentOn: { cell: ({ spentOn }) => formatDate(spentOn) },
  state: { card: 'state', cell: (claim) => <ClaimState claim={claim} /> },
  payMonth: { cell: ({ payMonth }) => (payMonth === null ? '–' : sayMonth(payMonth)) },
  note: { cell: ({ note }) => <bdi>{note}</bdi> },
};

function What({ claim: { type, note, proof, reason } }: { claim: PayClaim }) {
  return (
    <>
      {shownRef(type)}
      <span className="at-13 at-muted d-block">
        <bdi>{reason ?? note}</bdi>
        {proof !== null && (
          <>
            {' · '}
            <a href={fileUrl(proof.fileId)} target="_blank" rel="noreferrer">
              {t('Bill')}
            </a>
          </>
        )}
      </span>
    </>
  );
}

/** With what is used of the year's limit, this claim too. */
function Amount({ claim: { amount, yearlyLimit, usedInYear } }: { claim: PayClaim }) {
  return (
    <>
      <bdi dir="ltr">{sayPay(amount)}</bdi>
      {yearlyLimit !== null && (
        <span className="at-12 at-muted d-block">
          {t('{used} of {limit} used', { used: sayPay(usedInYear), limit: sayPay(yearlyLimit) })}
        </span>
      )}
    </>
  );
}

const EMPLOYEE = refFilter({
  label: () => t('Employee'),
  useOffers: useEmployeeOffers,
  useRef: useEmployeeRef,
});
const TYPE = refFilter({
  label: () => t('Component'),
  useOffers: useClaimTypeOffers,
  useRef: useClaimTypeRef,
});

const steps = (): Record<'approve' | 'decline', RowStep<PayClaim>> => ({
  approve: {
    label: t('Approve'),
    icon: 'check',
    done: ({ payMonth }) =>
      payMonth === null
        ? t('Claim approved')
        : t('Approved. It is paid with {month}.', { month: sayMonth(payMonth) }),
  },
  decline: { label: t('Decline'), icon: 'x', Dialog: DeclineDialog },
});

/** What people claim back, as payroll decides about it. */
export default function ClaimPage() {
  return (
    <RecordPage
      record={PAY_CLAIM}
      api={claimApi}
      looks={LOOKS}
      nameOf={({ type, employee }) => `${nameOfRef(type)}, ${nameOfRef(employee)}`}
      empty={{
        title: t('No claims yet'),
        text: t('People file claims in their profile under Pay, with the bill.'),
      }}
      steps={steps()}
      bulkSteps={[]}
      extras={{ employee: EMPLOYEE, type: TYPE }}
      files={{ back: useSetupPath('claims') }}
      tabs={useSetupTabs()}
    />
  );
}
