import {
  PROPOSAL,
  proposalSettingsKey,
  reviewReasons,
  type CreateProposal,
  type Proposal,
  type ProposalSettings,
  type Ref,
} from '@atrium/contracts';
import { t, useSetting } from '@atrium/sdk';
import {
  Button,
  CheckField,
  DateField,
  FormConflictNote,
  FormFailure,
  MultiCombobox,
  Note,
  RefField,
  SkeletonPage,
  TextAreaField,
  TextField,
  useRecordForm,
} from '@atrium/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contactApi, useClientOffers } from '../../../shared/client.api.js';
import { proposalApi } from '../../../shared/proposal.api.js';
import { ItemRows, newItem } from './item-rows.js';
import css from './paper.module.scss';
import { Paper } from './paper.js';
import { useLiveFigures } from './use-live-figures.js';

const DAY_MS = 86_400_000;

const newProposal = ({ terms, taxRate, validDays }: ProposalSettings): CreateProposal => ({
  ...{
    clientId: '',
    title: '',
    intro: '',
    items: [newItem(taxRate)],
    discount: null,
    pricesIncludeTax: false,
  },
  ...{ terms, signerIds: [], inOrder: false },
  validUntil: new Date(Date.now() + validDays * DAY_MS).toISOString().slice(0, 10),
});

interface EditorProps {
  proposal: Proposal | null;
}

/** Writes a draft, with the client's view beside it once the client and with it the taxes are known. */
export function Editor({ proposal }: EditorProps) {
  const { value, known } = useSetting(proposalSettingsKey);
  return known ? <EditorForm proposal={proposal} rules={value} /> : <SkeletonPage />;
}

function EditorForm({ proposal, rules }: EditorProps & { rules: ProposalSettings }) {
  const form = useEditor(proposal, rules);
  if (!proposal) return <Fields form={form} proposal={null} rules={rules} />;
  return (
    <div className={css['editor']}>
      <Fields form={form} proposal={proposal} rules={rules} />
      <Preview form={form} proposal={proposal} rules={rules} />
    </div>
  );
}

interface PartProps {
  form: ReturnType<typeof useEditor>;
  rules: ProposalSettings;
}

/** As the client sees it, with what is typed now. */
function Preview({ form, proposal, rules }: PartProps & { proposal: Proposal }) {
  const draft = form.methods.watch() as CreateProposal;
  const figures = useLiveFigures(draft, proposal);
  const reasons = figures ? reviewReasons(figures, rules) : [];
  return (
    <section className={`d-grid gap-2 ${String(css['preview'])}`} aria-label={t('As the client sees it')}>
      <p className="at-muted at-13 m-0">{t('As the client sees it')}</p>
      {reasons.includes('all') && <Note tone="info">{t('A manager reviews every proposal.')}</Note>}
      {reasons.includes('total') && (
        <Note tone="info">{t('A manager reviews it: the total is above the limit.')}</Note>
      )}
      {reasons.includes('discount') && (
        <Note tone="info">
          {t('A manager reviews it: the discounts are above {limit}%.', { limit: rules.reviewDiscount })}
        </Note>
      )}
      <Paper {...proposal} {...draft} client={proposal.client.name} figures={figures} />
    </section>
  );
}

function Fields({ form, proposal, rules }: PartProps & EditorProps) {
  const [client, setClient] = useState<Ref | null>(proposal?.client ?? null);
  const { field } = form;
  return (
    <form {...form.formProps} className="at-card p-3">
      <div className="at-fields">
        {!proposal && <ClientField form={form} client={client} onChoose={setClient} />}
        <TextField wide {...field('title')} />
        <TextAreaField wide rows={4} {...field('intro')} />
        <ItemRows methods={form.methods} field={field} rules={rules} />
        <TextField inputMode="decimal" {...field('discount')} />
        <CheckField {...field('pricesIncludeTax')} />
        <TextAreaField wide rows={3} {...field('terms')} />
        <DateField {...field('validUntil')} />
        <Signers client={client} props={field('signerIds')} />
        <CheckField {...field('inOrder')} />
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

function useEditor(proposal: Proposal | null, rules: ProposalSettings) {
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
      first: newProposal(rules),
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
