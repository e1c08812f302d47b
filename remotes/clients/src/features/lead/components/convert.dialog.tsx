import { LEAD, type Lead, type Ref } from '@atrium/contracts';
import { t, toast, useCompanyPath } from '@atrium/sdk';
import { FormDialog, RefField, TextField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClientOffers } from '../../../shared/client.api.js';
import { useConvertLeadMutation } from '../../../shared/lead.api.js';
import { nameOfLead } from '../lead.format.js';
import { KnownContacts } from '../../../shared/known-contacts.js';

/** Wins a lead: a new client, or a client that is there already. */
export default function ConvertDialog({ row, onClose }: RecordDialogProps<Lead>) {
  const [convert] = useConvertLeadMutation();
  const [client, setClient] = useState<Ref | null>(null);
  const navigate = useNavigate();
  const clients = useCompanyPath()('client/management');
  const form = useContractForm(LEAD.steps.convert.body, {
    defaultValues: { clientId: null, knownReason: null },
    submit: async ({ knownReason }) => {
      const won = await convert({ id: row.id, clientId: client?.id ?? null, knownReason }).unwrap();
      toast.success(t('{name} is a client', { name: won.client?.name ?? nameOfLead(won) }));
      onClose();
      if (won.client) void navigate(`${clients}?open=${won.client.id}`);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('Make {name} a client', { name: nameOfLead(row) })}
      submitLabel={client ? t('Join this client') : t('Make a client')}
      onClose={onClose}
    >
      <p>{sayOutcome(row, client)}</p>
      {!row.client && <PresentClient row={row} chosen={client} onChoose={setClient} />}
      {/* Present from the start, so that the server's sentence finds its place. */}
      <div className={form.methods.formState.errors.knownReason ? '' : 'd-none'}>
        <TextField {...form.field('knownReason')} label={t('Why it is kept twice')} />
      </div>
    </FormDialog>
  );
}

interface PresentClientProps {
  row: Lead;
  chosen: Ref | null;
  onChoose: (client: Ref | null) => void;
}

function PresentClient({ row, chosen, onChoose }: PresentClientProps) {
  return (
    <>
      <RefField
        label={t('Client that is there already')}
        name="clientId"
        chosen={chosen}
        onChoose={onChoose}
        useOffers={useClientOffers}
      />
      <KnownContacts given={givenOf(row)} />
    </>
  );
}

const givenOf = ({ id, name, company, emails, phones }: Lead) => ({
  person: name,
  ...(company && { company }),
  except: id,
  emails: emails.join(','),
  phones: phones.join(','),
});

function sayOutcome(lead: Lead, client: Ref | null): string {
  // An admin opened it again.
  if (lead.client) return t('The lead is won again. Its client is {name}.', { name: lead.client.name });
  return client
    ? t('{person} becomes a contact of {client}. The lead is won.', {
        person: lead.name,
        client: client.name,
      })
    : t('A new client {name} with {person} as its first contact. Nothing is asked again.', {
        name: nameOfLead(lead),
        person: lead.name,
      });
}
