import {
  latePolicySchema,
  setLatePolicySchema,
  addMonths,
  type LatePolicies,
  type LatePolicy,
  type SetLatePolicy,
} from '@atrium/contracts';
import { formatDate, formatNumber, t, toast } from '@atrium/sdk';
import {
  Button,
  Card,
  EmptyState,
  FormFailure,
  ListRow,
  Loaded,
  Note,
  NumberField,
  SelectField,
  SkeletonCards,
  useContractForm,
} from '@atrium/ui';
import {
  useListLatePoliciesQuery,
  usePreviewLatePolicyQuery,
  useSetLatePolicyMutation,
} from '../late-policy.api.js';

/** So many months ahead a policy may begin. */
const MONTHS_AHEAD = 12;
const USUAL: LatePolicy = { latesFree: 2, latesPerHalfDay: 3 };

const monthInWords = (month: string) => formatDate(`${month}-01`, { month: 'long', year: 'numeric' });

/** What being late costs, from a month on. */
export default function LatePolicyTab() {
  const query = useListLatePoliciesQuery(undefined);
  return (
    <Loaded
      of={query}
      title={t('The late policy could not be loaded')}
      skeleton={<SkeletonCards cards={2} rows={3} label={t('Loading the late policy')} />}
    >
      {(data) => (
        <>
          <PolicyForm key={JSON.stringify(data.items[0])} policies={data} />
          <PolicyHistory {...data} />
        </>
      )}
    </Loaded>
  );
}

function usePolicyForm({ items, earliest }: LatePolicies) {
  const [save] = useSetLatePolicyMutation();
  const { latesFree, latesPerHalfDay } = items[0] ?? USUAL;
  return useContractForm(setLatePolicySchema, {
    defaultValues: { latesFree, latesPerHalfDay, from: earliest },
    submit: async (policy) => {
      await save(policy).unwrap();
      toast.success(t('Late policy saved'));
    },
  });
}

function PolicyForm({ policies }: { policies: LatePolicies }) {
  const form = usePolicyForm(policies);
  return (
    <form {...form.formProps}>
      <Card
        title={t('Late policy')}
        footer={
          <Button size="sm" variant="primary" type="submit" busy={form.busy}>
            {t('Save')}
          </Button>
        }
      >
        <PolicyFields form={form} earliest={policies.earliest} />
        <div className="mt-3">
          <Preview given={form.methods.watch()} />
        </div>
        <FormFailure failure={form.failure} />
      </Card>
    </form>
  );
}

interface PolicyFieldsProps {
  form: ReturnType<typeof usePolicyForm>;
  earliest: string;
}

function PolicyFields({ form, earliest }: PolicyFieldsProps) {
  return (
    <div className="at-fields">
      <NumberField
        label={t('Free late days a month')}
        help={t('So many late days of a month cost nothing.')}
        {...form.field('latesFree')}
      />
      <NumberField
        label={t('Late days for each half day')}
        help={t('So many more propose half a day, which HR confirms. 0: nothing is proposed.')}
        {...form.field('latesPerHalfDay')}
      />
      <SelectField
        label={t('From')}
        help={t('Months that are over stay as they were.')}
        options={monthsFrom(earliest).map((month) => ({ value: month, label: monthInWords(month) }))}
        {...form.field('from')}
      />
    </div>
  );
}

const monthsFrom = (first: string): string[] =>
  Array.from({ length: MONTHS_AHEAD + 1 }, (_, ahead) => addMonths(`${first}-01`, ahead).slice(0, 7));

/** What the values of the form would have meant for the last month; nothing while they are not complete. */
function Preview({ given: { latesFree, latesPerHalfDay } }: { given: Partial<SetLatePolicy> }) {
  const asked = latePolicySchema.safeParse({
    latesFree: Number(latesFree),
    latesPerHalfDay: Number(latesPerHalfDay),
  });
  const { currentData } = usePreviewLatePolicyQuery(asked.data ?? USUAL, { skip: !asked.success });
  if (!currentData) return null;
  const { people, days, month } = currentData;
  const name = monthInWords(month);
  return (
    <Note tone="info" live>
      {people === 0
        ? t('In {month} this would have concerned no one.', { month: name })
        : t('In {month} this would have concerned people: {people}, days: {days}.', {
            month: name,
            days: formatNumber(days),
            people: formatNumber(people),
          })}
    </Note>
  );
}

function PolicyHistory({ items }: LatePolicies) {
  return (
    <Card title={t('What holds from when')} fill="rows">
      {items.length === 0 ? (
        <EmptyState
          title={t('Being late costs nothing yet')}
          text={t('Late days are counted; nothing is proposed.')}
        />
      ) : (
        items.map((policy) => (
          <ListRow key={policy.from} title={monthInWords(policy.from)} text={policyInWords(policy)} />
        ))
      )}
    </Card>
  );
}

function policyInWords({ latesFree, latesPerHalfDay }: SetLatePolicy): string {
  if (latesPerHalfDay === 0) return t('Late days are counted; nothing is proposed.');
  return t('{free} free, then half a day for each {step}', {
    free: formatNumber(latesFree),
    step: formatNumber(latesPerHalfDay),
  });
}
