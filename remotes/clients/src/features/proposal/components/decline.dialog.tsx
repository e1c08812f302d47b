import { declineProposalSchema } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextAreaField, useContractForm } from '@atrium/ui';
import { useDeclineProposalMutation, type Place } from '../../../shared/proposal.api.js';

/** Declines a proposal with a reason. */
export default function DeclineDialog({ place, onClose }: { place: Place; onClose: () => void }) {
  const [decline] = useDeclineProposalMutation();
  const form = useContractForm(declineProposalSchema, {
    defaultValues: { reason: '' },
    submit: async ({ reason }) => {
      await decline({ place, reason }).unwrap();
      toast.success(t('Declined. Your reason was passed on.'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('Decline')} submitLabel={t('Decline')} onClose={onClose}>
      <TextAreaField rows={4} label={t('What would have to be different?')} {...form.field('reason')} />
    </FormDialog>
  );
}
