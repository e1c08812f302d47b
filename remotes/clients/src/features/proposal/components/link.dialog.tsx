import type { Proposal } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { Button, Dialog, ShownLink } from '@atrium/ui';
import { useState } from 'react';
import { useCopyProposalLinkMutation } from '../../../shared/proposal.api.js';

interface LinkDialogProps {
  proposal: Pick<Proposal, 'id'>;
  signer: Proposal['signers'][number];
  onClose: () => void;
}

/** A link for one who signs, to pass on where a mail does not arrive. Made when it is wanted, since links are not stored. */
export default function LinkDialog({ proposal: { id }, signer, onClose }: LinkDialogProps) {
  const [create] = useCopyProposalLinkMutation();
  const { take, busy } = useStep();
  const [link, setLink] = useState<string | null>(null);
  const make = () =>
    take({
      work: async () => setLink((await create({ id, signerId: signer.id }).unwrap()).link),
    });
  const footer = link ? (
    <Button onClick={onClose}>{t('Done')}</Button>
  ) : (
    <>
      <Button onClick={onClose}>{t('Cancel')}</Button>
      <Button variant="primary" busy={busy} onClick={() => void make()}>
        {t('Create link')}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t('Link for {name}', { name: signer.name })}
      subtitle={signer.email ?? ''}
      onClose={onClose}
      footer={footer}
    >
      {link ? (
        <ShownLink link={link} />
      ) : (
        <p className="m-0">
          {t(
            'Who has this link reads the proposal and asks about it. The history says that a copied link did it. Signing and declining need a code that is sent to {email}. The emailed link keeps working.',
            { email: signer.email ?? '' },
          )}
        </p>
      )}
    </Dialog>
  );
}
