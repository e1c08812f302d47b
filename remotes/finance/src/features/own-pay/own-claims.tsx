import type { OwnClaims as OwnClaimList, PayClaim } from '@atrium/contracts';
import { fileUrl, formatDate, lazyDialog, t, useStep } from '@atrium/sdk';
import { Button, Card, EmptyState, ListRow, Loaded, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { useListOwnClaimsQuery, useWithdrawClaimMutation } from '../../shared/claim.api.js';
import { ClaimState } from '../../shared/claim-state.js';
import { sayMonth, sayPay } from '../../shared/pay.format.js';
import { nameOfRef } from '../../shared/ref.format.js';
import type { FileClaimProps } from './file-claim.types.js';

const FileClaimDialog = lazyDialog<FileClaimProps>(() => import('./file-claim.dialog.js'));

/** What one claims back, and what is left of it this year; nothing where nothing can be claimed. */
export function OwnClaims() {
  const query = useListOwnClaimsQuery();
  return (
    <Loaded
      of={query}
      title={t('Your claims could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={2} label={t('Loading your claims')} />}
    >
      {(claims) =>
        claims.components.length === 0 && claims.items.length === 0 ? null : <Claims claims={claims} />
      }
    </Loaded>
  );
}

function Claims({ claims }: { claims: OwnClaimList }) {
  const [files, setFiles] = useState(false);
  const { items, components, yearEnds } = claims;
  return (
    <>
      <Card
        title={t('Claims')}
        count={items.length}
        fill="rows"
        actions={
          components.length > 0 && (
            <Button size="sm" variant="ghost" icon="plus" onClick={() => setFiles(true)}>
              {t('Claim something back')}
            </Button>
          )
        }
      >
        {items.length === 0 ? (
          <EmptyState
            title={t('No claims yet')}
            text={t('What you pay for the company comes back with your pay, free of tax.')}
          />
        ) : (
          items.map((claim) => <Claim key={claim.id} claim={claim} />)
        )}
      </Card>
      {files && (
        <FileClaimDialog components={components} yearEnds={yearEnds} onClose={() => setFiles(false)} />
      )}
    </>
  );
}

function Claim({ claim }: { claim: PayClaim }) {
  const { id, type, amount, spentOn, note, state, proof, reason, payMonth } = claim;
  const [withdraw] = useWithdrawClaimMutation();
  const { take, busy } = useStep();
  const takeBack = () => void take({ done: t('Claim withdrawn'), work: () => withdraw(id).unwrap() });
  return (
    <ListRow
      wrap
      title={
        <>
          {nameOfRef(type)}{' '}
          <bdi dir="ltr" className="at-num">
            {sayPay(amount)}
          </bdi>
        </>
      }
      text={
        <>
          {formatDate(spentOn)} · <bdi>{reason ?? note}</bdi>
          {payMonth !== null && ` · ${t('with the payslip for {month}', { month: sayMonth(payMonth) })}`}
          {proof !== null && (
            <>
              {' · '}
              <a href={fileUrl(proof.fileId)} target="_blank" rel="noreferrer">
                {t('Bill')}
              </a>
            </>
          )}
        </>
      }
      end={
        <span className="d-flex align-items-center gap-2">
          <ClaimState claim={claim} />
          {state === 'submitted' && (
            <Button size="sm" variant="ghost" busy={busy} onClick={takeBack}>
              {t('Withdraw')}
            </Button>
          )}
        </span>
      }
    />
  );
}
