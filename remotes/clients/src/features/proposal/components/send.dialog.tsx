import { PROPOSAL, type Proposal } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextAreaField, useContractForm } from '@atrium/ui';
import { proposalApi } from '../../../shared/proposal.api.js';

interface SendDialogProps {
  proposal: Proposal;
  step: 'send' | 'resend';
  onClose: () => void;
}

/** Before a proposal is mailed: to whom it goes, and own words with it. */
export default function SendDialog({ proposal, step, onClose }: SendDialogProps) {
  const { take } = proposalApi.useCalls();
  const { id, version, signers } = proposal;
  const form = useContractForm(PROPOSAL.steps.send.body, {
    defaultValues: { version, message: '' },
    submit: async ({ message }) => {
      await take({ id, step, version, message });
      toast.success(step === 'send' ? t('Proposal sent') : t('Link sent again'));
      onClose();
    },
  });
  const names = signers.map(({ name }) => name).join(', ');
  return (
    <FormDialog
      form={form}
      title={step === 'send' ? t('Send this proposal?') : t('Send the link again?')}
      submitLabel={step === 'send' ? t('Send to the client') : t('Send link again')}
      onClose={onClose}
    >
      <p className="m-0">
        {step === 'send'
          ? t('Each signer gets a link: {names}. It no longer changes.', { names })
          : t('Those who have not signed get a new link by email. Links that they have stop working.')}
      </p>
      <TextAreaField
        rows={4}
        label={t('Your words to them')}
        help={t('They stand in the email and beside the proposal. Leave empty to send the link alone.')}
        {...form.field('message')}
      />
    </FormDialog>
  );
}
