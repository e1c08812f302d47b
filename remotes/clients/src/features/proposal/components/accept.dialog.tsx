import { acceptProposalSchema, type ShownProposal } from '@atrium/contracts';
import { formatMoney, t, toast, toFailure } from '@atrium/sdk';
import {
  Button,
  CheckField,
  Field,
  FormDialog,
  SignaturePad,
  TextField,
  useContractForm,
  type ContractForm,
} from '@atrium/ui';
import { useAcceptProposalMutation, type Place } from '../../../shared/proposal.api.js';
import { CodeField, SentCode } from './sent-code.js';

interface AcceptDialogProps {
  place: Place;
  proposal: ShownProposal;
  onClose: () => void;
  /** It is no longer what the page shows. */
  onStale: () => void;
}

/** Signs a proposal: the total, the name, and by a link the code from the mailbox. */
export default function AcceptDialog({ place, proposal, onClose, onStale }: AcceptDialogProps) {
  const form = useAccepting({ place, proposal, onClose, onStale });
  const { client, company, title, figures, currency } = proposal;
  const total = formatMoney(figures.contractTotal ?? figures.total, currency);
  const first = formatMoney(figures.total, currency);
  return (
    <FormDialog
      form={form}
      title={t('Sign {title}', { title })}
      submitLabel={t('Accept and sign')}
      onClose={onClose}
    >
      <p>{t('{total} in all, from {company} to {client}.', { total, company, client })}</p>
      {first !== total && <p className="at-muted at-13">{t('The first invoice is {first}.', { first })}</p>}
      {'link' in place && (
        <SentCode link={place.link} email={proposal.signer.email ?? ''} onStale={onStale} />
      )}
      {proposal.needsCode && <CodeField {...form.field('code')} />}
      <TextField {...form.field('name')} label={t('Your full name')} autoComplete="name" />
      <Drawing form={form} />
      <CheckField
        {...form.field('agreed')}
        label={t('I agree to these terms and may sign for {client}', { client })}
      />
    </FormDialog>
  );
}

function useAccepting({ place, proposal, onClose, onStale }: AcceptDialogProps) {
  const [accept] = useAcceptProposalMutation();
  return useContractForm(acceptProposalSchema, {
    defaultValues: {
      contentHash: proposal.contentHash,
      name: proposal.signer.name,
      code: null,
      signature: null,
    },
    submit: async (body) => {
      await accept({ place, body })
        .unwrap()
        .catch((reason: unknown) => {
          if (toFailure(reason).status === 409) onStale();
          throw reason;
        });
      toast.success(t('Signed. Thank you.'));
      onClose();
    },
  });
}

/** A drawing beside the typed name, for those who like it. */
function Drawing({ form }: { form: ContractForm<typeof acceptProposalSchema> }) {
  const lines = form.methods.watch('signature') ?? '';
  const set = (next: string | null) => form.methods.setValue('signature', next, { shouldValidate: true });
  const { error } = form.field('signature');
  return (
    <Field
      label={t('Your signature')}
      help={t('Draw it if you like. The typed name counts as well.')}
      error={error}
    >
      {() => (
        <>
          <SignaturePad path={lines} invalid={Boolean(error)} onPath={set} onLeave={() => undefined} />
          {lines !== '' && (
            <Button size="sm" variant="ghost" onClick={() => set(null)}>
              {t('Clear')}
            </Button>
          )}
        </>
      )}
    </Field>
  );
}
