import { TAX_CLAIM_KIND_LABELS, type OwnDeclaration, type TaxClaim } from '@atrium/contracts';
import { confirm, fileUrl, lazyDialog, t, tellFailure, toast, translate } from '@atrium/sdk';
import { Button, Card, EmptyState, ListRow, RowMenu } from '@atrium/ui';
import { useState } from 'react';
import { sayPay } from '../../../shared/pay.format.js';
import { ClaimState } from './claim-state.js';
import { useRemoveOwnClaimMutation } from '../declaration.api.js';
import type { ClaimDialogProps } from './claim.dialog.js';

const ClaimDialog = lazyDialog<ClaimDialogProps>(() => import('./claim.dialog.js'));

/** The lines of the declaration, each with its proof and where it stands. */
export function ClaimsCard({ declaration }: { declaration: OwnDeclaration }) {
  const { claims, open } = declaration;
  const [edited, setEdited] = useState<TaxClaim | 'new' | null>(null);
  const add = (
    <Button size="sm" icon="plus" onClick={() => setEdited('new')}>
      {t('Add a line')}
    </Button>
  );
  return (
    <Card
      title={t('What I declare')}
      count={claims.length}
      fill="rows"
      {...(open && claims.length > 0 && { actions: add })}
    >
      {claims.length === 0 && (
        <EmptyState
          title={t('Nothing declared yet')}
          text={t('Rent, investments, health insurance and the income of a previous employer appear here.')}
          {...(open && { actions: add })}
        />
      )}
      {claims.map((claim) => (
        <Claim key={claim.id} claim={claim} open={open} onEdit={() => setEdited(claim)} />
      ))}
      {edited !== null && (
        <ClaimDialog
          declaration={declaration}
          claim={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

interface ClaimProps {
  claim: TaxClaim;
  open: boolean;
  onEdit: () => void;
}

function Claim({ claim, open, onEdit }: ClaimProps) {
  const { kind, title, amount, approved, state, reason, proof, proofId } = claim;
  const remove = useRemove(claim);
  const items = [
    { label: t('Edit'), icon: 'pencil' as const, onSelect: onEdit },
    { label: t('Remove'), icon: 'trash' as const, danger: true, onSelect: () => void remove() },
  ];
  const counts =
    approved !== null && approved < amount
      ? t('{kind} · {approved} of {amount} counts', {
          kind: translate(TAX_CLAIM_KIND_LABELS[kind]),
          approved: sayPay(approved),
          amount: sayPay(amount),
        })
      : t('{kind} · {amount}', { kind: translate(TAX_CLAIM_KIND_LABELS[kind]), amount: sayPay(amount) });
  return (
    <ListRow
      wrap
      title={<bdi>{title}</bdi>}
      text={
        <>
          {counts}
          {proofId !== null && (
            <>
              {' · '}
              <a href={fileUrl(proofId)} target="_blank" rel="noreferrer">
                <bdi>{proof}</bdi>
              </a>
            </>
          )}
          {reason !== null && (
            <div className="text-warning-emphasis">{t('Payroll: {reason}', { reason })}</div>
          )}
        </>
      }
      end={
        <>
          <ClaimState state={state} />
          {open && state !== 'approved' && <RowMenu label={t('More for {title}', { title })} items={items} />}
        </>
      }
    />
  );
}

function useRemove({ id, version, title }: TaxClaim): () => Promise<void> {
  const [remove] = useRemoveOwnClaimMutation();
  return async () => {
    const sure = await confirm({
      title: t('Remove {title}?', { title }),
      text: t('Its proof is deleted with it.'),
      confirmText: t('Remove'),
      tone: 'danger',
    });
    if (!sure) return;
    await remove({ id, version })
      .unwrap()
      .then(() => toast.success(t('{title} was removed.', { title })))
      .catch((reason: unknown) => tellFailure(t('The line could not be removed'), reason));
  };
}
