import { tryLeadRulesSchema, type TriedLeadRules } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  Button,
  Card,
  FormFailure,
  MoneyField,
  MultiCombobox,
  Note,
  SelectField,
  TextField,
  useContractForm,
} from '@atrium/ui';
import { useState } from 'react';
import { useLeadSetup } from '../../../shared/lead-setup.api.js';
import { optionsOf } from '../../../shared/lead-words.js';
import { sayGiven } from '../../../shared/given.format.js';
import { useTryLeadRulesMutation } from '../lead-rule.api.js';
import type { RuleDraft } from '../rule-form.types.js';

/** Says who would get a lead now, by the rules as they are in the form. */
export function TryRules({ itemsOf }: { itemsOf: () => RuleDraft[] }) {
  const setup = useLeadSetup();
  const [ask] = useTryLeadRulesMutation();
  const [tried, setTried] = useState<TriedLeadRules | null>(null);
  const form = useContractForm(TRIED, {
    defaultValues: { source: 'web', services: [], city: null, value: null },
    submit: async (lead) => {
      setTried(await ask({ ...lead, items: itemsOf() }).unwrap());
    },
  });
  return (
    <form {...form.formProps}>
      <Card
        title={t('Try on a lead')}
        note={t('Nothing is saved')}
        footer={
          <Button size="sm" type="submit" busy={form.busy}>
            {t('Try')}
          </Button>
        }
      >
        <div className="at-fields">
          <SelectField {...form.field('source')} label={t('Source')} options={optionsOf(setup, 'sources')} />
          <MultiCombobox
            {...form.field('services')}
            label={t('Services')}
            options={optionsOf(setup, 'services')}
          />
          <TextField {...form.field('city')} label={t('City')} />
          <MoneyField {...form.field('value')} label={t('Value')} />
        </div>
        <div role="status">{tried && <Answer tried={tried} />}</div>
        <FormFailure failure={form.failure} />
      </Card>
    </form>
  );
}

const TRIED = tryLeadRulesSchema.omit({ items: true });

function Answer({ tried: { given } }: { tried: TriedLeadRules }) {
  if (given === null) return <Note tone="warning">{t('No rule fits. The lead waits for a manager.')}</Note>;
  return <Note tone="success">{sayGiven(given, given.person)}</Note>;
}
