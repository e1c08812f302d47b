import { acceptProposalSchema, type ShownProposal } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { CheckField, FormDialog, Note, TextField, useContractForm } from '@atrium/ui';
import { useEffect } from 'react';
import { useAcceptProposalMutation, useSendCodeMutation, type Place } from '../../../shared/proposal.api.js';
import { saySum } from '../proposal.format.js';

interface AcceptDialogProps {
  place: Place;
  proposal: ShownProposal;
  onClose: () => void;
}

/** Signs a proposal: the total, the name, and by a link the code from the mailbox. */
export default function AcceptDialog({ place, proposal, onClose }: AcceptDialogProps) {
  const [accept] = useAcceptProposalMutation();
  const form = useContractForm(acceptProposalSchema, {
    defaultValues: { contentHash: proposal.contentHash, name: proposal.signer.name, code: null },
    submit: async (body) => {
      await accept({ place, body }).unwrap();
      toast.success(t('Signed. Thank you.'));
      onClose();
    },
  });
  const { client, company, title, figures, currency } = proposal;
  const total = saySum(figures.total, currency);
  return (
    <FormDialog
      form={form}
      title={t('Sign {title}', { title })}
      submitLabel={t('Accept and sign')}
      onClose={onClose}
    >
      <p>{t('{total} with tax, from {company} to {client}.', { total, company, client })}</p>
      {'link' in place && <SentCode link={place.link} email={proposal.signer.email ?? ''} />}
      {proposal.needsCode && (
        <TextField
          {...form.field('code')}
          required
          label={t('Code')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      <TextField {...form.field('name')} label={t('Your full name')} autoComplete="name" />
      <CheckField
        {...form.field('agreed')}
        label={t('I agree to these terms and may sign for {client}', { client })}
      />
    </FormDialog>
  );
}

/** Sends a code when the dialog opens, and says where it went. */
function SentCode({ link, email }: { link: string; email: string }) {
  const [sendCode, code] = useSendCodeMutation();
  useEffect(() => {
    void sendCode(link);
  }, [link, sendCode]);
  return (
    <Note tone={code.isError ? 'danger' : 'info'}>
      {code.isError
        ? t('The code could not be sent. Close this and try again in some minutes.')
        : t('We sent a code of 6 digits to {email}.', { email })}
    </Note>
  );
}
