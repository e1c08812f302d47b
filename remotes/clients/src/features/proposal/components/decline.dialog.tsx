import { declineProposalSchema, type ShownProposal } from '@atrium/contracts';
import { t, toast, toFailure } from '@atrium/sdk';
import { FormDialog, TextAreaField, useContractForm } from '@atrium/ui';
import { useDeclineProposalMutation, type Place } from '../../../shared/proposal.api.js';
import { CodeField, SentCode } from './sent-code.js';

interface DeclineDialogProps {
  place: Place;
  proposal: Pick<ShownProposal, 'copied' | 'signer'>;
  onClose: () => void;
  /** It is no longer what the page shows. */
  onStale: () => void;
}

/** Declines a proposal with a reason, and by a copied link with the code from the signer's mailbox. */
export default function DeclineDialog({ place, proposal, onClose, onStale }: DeclineDialogProps) {
  const [decline] = useDeclineProposalMutation();
  const form = useContractForm(declineProposalSchema, {
    defaultValues: { reason: '', code: null },
    submit: async (body) => {
      await decline({ place, body })
        .unwrap()
        .catch((reason: unknown) => {
          if (toFailure(reason).status === 409) onStale();
          throw reason;
        });
      toast.success(t('Declined. Your reason was passed on.'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('Decline')} submitLabel={t('Decline')} onClose={onClose}>
      <TextAreaField rows={4} label={t('What would have to be different?')} {...form.field('reason')} />
      {proposal.copied && 'link' in place && (
        <>
          <SentCode link={place.link} email={proposal.signer.email ?? ''} onStale={onStale} />
          <CodeField {...form.field('code')} />
        </>
      )}
    </FormDialog>
  );
}
