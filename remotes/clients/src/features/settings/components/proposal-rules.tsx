import { proposalSettingsKey, proposalSettingsSchema, type ProposalSettings } from '@atrium/contracts';
import { locale, t, toast, useSetting } from '@atrium/sdk';
import {
  Button,
  Card,
  CheckField,
  FormFailure,
  Loaded,
  MarkedTextField,
  MoneyField,
  NumberField,
  SelectField,
  SkeletonCards,
  TextField,
  useContractForm,
  type ContractForm,
} from '@atrium/ui';

type Form = ContractForm<typeof proposalSettingsSchema>;

/** How the company writes its proposals. */
export default function ProposalRules() {
  const { query, version, save } = useSetting(proposalSettingsKey);
  return (
    <Loaded
      of={query}
      title={t('The settings did not load')}
      skeleton={<SkeletonCards cards={2} rows={4} label={t('Loading the settings')} />}
    >
      {(rules) => <RulesForm key={version} value={rules} save={save} />}
    </Loaded>
  );
}

interface RulesFormProps {
  value: ProposalSettings;
  save: (value: ProposalSettings) => Promise<unknown>;
}

function RulesForm({ value, save }: RulesFormProps) {
  const form = useContractForm(proposalSettingsSchema, {
    defaultValues: value,
    submit: async (rules) => {
      await save(rules);
      toast.success(t('Settings saved'));
    },
  });
  return (
    <form {...form.formProps} className="d-grid gap-3">
      <Limits form={form} />
      <Beginning form={form} />
      <Codes form={form} />
      <Blocks form={form} />
      <FormFailure failure={form.failure} />
      <div className="at-actions">
        <Button variant="primary" type="submit" busy={form.busy}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}

function Limits({ form: { field, methods } }: { form: Form }) {
  return (
    <Card title={t('Review and numbers')}>
      <div className="at-fields">
        <MoneyField
          {...field('reviewTotal')}
          label={t('Reviewed above this total')}
          help={t('Left empty, a manager reviews every proposal.')}
        />
        <TextField
          {...field('reviewDiscount')}
          label={t('Reviewed above this discount in percent')}
          help={t('All discounts together, against the prices before them.')}
          inputMode="decimal"
        />
        <TextField
          {...field('series')}
          label={t('Number series')}
          help={t('Numbers look like {example}. A new series starts at 1.', { example: 'P/26-27/0001' })}
        />
        <SelectField
          label={t('The year of the numbers starts in')}
          options={monthOptions()}
          value={String(methods.watch('yearStartsMonth'))}
          onChange={({ target }) =>
            methods.setValue('yearStartsMonth', Number(target.value), { shouldDirty: true })
          }
        />
      </div>
    </Card>
  );
}

function Beginning({ form: { field } }: { form: Form }) {
  return (
    <Card title={t('A new proposal starts with')}>
      <div className="at-fields">
        <NumberField {...field('validDays')} label={t('Valid for days')} />
        <TextField {...field('taxRate')} label={t('Tax in percent')} inputMode="decimal" />
        <MarkedTextField {...field('terms')} wide label={t('Terms')} />
        <CheckField
          {...field('underLut')}
          label={t('We hold a letter of undertaking')}
          help={t('Proposals to clients abroad are then without tax.')}
        />
        <CheckField
          {...field('startsOnboarding')}
          label={t('An accepted proposal to a lead starts the onboarding')}
          help={t(
            'The lead is won in any case. Client, projects and portal invitation follow by themselves.',
          )}
        />
      </div>
    </Card>
  );
}

function Codes({ form: { field, methods } }: { form: Form }) {
  const codes = methods.watch('hsnSac');
  const set = (next: ProposalSettings['hsnSac']) => methods.setValue('hsnSac', next, { shouldDirty: true });
  return (
    <Card
      title={t('HSN and SAC codes')}
      actions={
        <Button size="sm" onClick={() => set([...codes, { code: '', label: '' }])}>
          {t('Add code')}
        </Button>
      }
    >
      {codes.length === 0 && <p className="at-muted mb-0">{t('They are offered beside each item.')}</p>}
      {codes.map((_, place) => (
        // A code is known by its place alone.
        <div key={place} className="at-fields align-items-end">
          <TextField {...field(`hsnSac.${place}.code`)} label={t('Code')} inputMode="numeric" />
          <TextField {...field(`hsnSac.${place}.label`)} label={t('For')} />
          <Button size="sm" variant="ghost" onClick={() => set(codes.filter((__, at) => at !== place))}>
            {t('Remove')}
          </Button>
        </div>
      ))}
    </Card>
  );
}

/** Parts that every proposal can take up. */
function Blocks({ form: { field, methods } }: { form: Form }) {
  const blocks = methods.watch('blocks') ?? [];
  const set = (next: ProposalSettings['blocks']) => methods.setValue('blocks', next, { shouldDirty: true });
  return (
    <Card
      title={t('Kept parts')}
      actions={
        <Button size="sm" onClick={() => set([...blocks, { title: '', text: '' }])}>
          {t('Add part')}
        </Button>
      }
    >
      {blocks.length === 0 && (
        <p className="at-muted mb-0">{t('Texts such as references or how you work, for any proposal.')}</p>
      )}
      {blocks.map((_, place) => (
        // A part is known by its place alone.
        <div key={place} className="at-fields">
          <TextField wide {...field(`blocks.${place}.title`)} label={t('Title of the part')} />
          <MarkedTextField wide {...field(`blocks.${place}.text`)} label={t('Text')} />
          <Button size="sm" variant="ghost" onClick={() => set(blocks.filter((__, at) => at !== place))}>
            {t('Remove')}
          </Button>
        </div>
      ))}
    </Card>
  );
}

function monthOptions() {
  const format = new Intl.DateTimeFormat(locale(), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, place) => ({
    value: String(place + 1),
    label: format.format(new Date(Date.UTC(2026, place, 1))),
  }));
}
