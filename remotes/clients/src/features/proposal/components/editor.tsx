import { PROPOSAL, type CreateProposal, type Proposal, type Ref } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  Button,
  CheckField,
  DateField,
  FormConflictNote,
  FormFailure,
  MultiCombobox,
  RefField,
  TextAreaField,
  TextField,
  useRecordForm,
} from '@atrium/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contactApi, useClientOffers } from '../../../shared/client.api.js';
import { proposalApi } from '../../../shared/proposal.api.js';
import { ItemRows, NEW_ITEM } from './item-rows.js';

const DAY_MS = 86_400_000;
const OPEN_DAYS = 30;

const newProposal = (): CreateProposal => ({
  ...{ clientId: '', title: '', intro: '', items: [NEW_ITEM], discount: null, pricesIncludeTax: false },
  ...{ terms: '', signerIds: [] },
  validUntil: new Date(Date.now() + OPEN_DAYS * DAY_MS).toISOString().slice(0, 10),
});

/** Writes a draft; its sums are the server's, so they follow when it is saved. */
export function Editor({ proposal }: { proposal: Proposal | null }) {
  const form = useEditor(proposal);
  const [client, setClient] = useState<Ref | null>(proposal?.client ?? null);
  const { field } = form;
  return (
    <form {...form.formProps} className="at-card p-3">
      <div className="at-fields">
        {!proposal && <ClientField form={form} client={client} onChoose={setClient} />}
        <TextField wide {...field('title')} />
        <TextAreaField wide rows={4} {...field('intro')} />
        <ItemRows methods={form.methods} field={field} />
        <TextField inputMode="decimal" {...field('discount')} />
        <CheckField {...field('pricesIncludeTax')} />
        <TextAreaField wide rows={3} {...field('terms')} />
        <DateField {...field('validUntil')} />
        <Signers client={client} props={field('signerIds')} />
      </div>
      <FormConflictNote conflict={form.conflict} />
      <FormFailure failure={form.failure} />
      <div className="at-actions mt-3">
        <Button variant="primary" type="submit" busy={form.busy}>
          {proposal ? t('Save') : t('Save draft')}
        </Button>
      </div>
    </form>
  );
}

function useEditor(proposal: Proposal | null) {
  const calls = proposalApi.useCalls();
  const navigate = useNavigate();
  const made = useRef<string>(null);
  const create = async (given: Parameters<typeof calls.create>[0]) => {
    const saved = await calls.create(given);
    made.current = saved.id;
    return saved;
  };
  return useRecordForm(PROPOSAL, {
    ...{
      row: proposal,
      nameOf: ({ title }: Proposal) => title,
      calls: { ...calls, create },
      first: newProposal(),
    },
    onClose: () => {
      if (made.current) void navigate(`?open=${made.current}`, { replace: true });
    },
  });
}

interface ClientFieldProps {
  form: ReturnType<typeof useEditor>;
  client: Ref | null;
  onChoose: (client: Ref | null) => void;
}

function ClientField({ form: { field, methods }, client, onChoose }: ClientFieldProps) {
  const { label, error } = field('clientId');
  return (
    <RefField
      name="clientId"
      required
      {...{ label, error }}
      chosen={client}
      onChoose={(chosen) => {
        onChoose(chosen);
        methods.setValue('clientId', chosen?.id ?? '', { shouldDirty: true });
      }}
      useOffers={useClientOffers}
    />
  );
}

type FieldProps = ReturnType<ReturnType<typeof useRecordForm<typeof PROPOSAL, Proposal>>['field']>;

function Signers({ client, props }: { client: Ref | null; props: FieldProps }) {
  const query: object = { client: client?.id ?? '', sort: 'name' };
  const { data } = contactApi.useList(query, { skip: client === null });
  const options = (client === null ? [] : (data?.items ?? []))
    .filter(({ emails }) => emails.length > 0)
    .map(({ id, name, emails }) => ({ value: id, label: name, note: emails[0] ?? '' }));
  return <MultiCombobox wide help={t('Each gets a link of their own.')} options={options} {...props} />;
}
