import { LEAD_RULE_METHOD_LABELS, LEAD_RULE_METHODS } from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import {
  MoneyField,
  MultiCombobox,
  PeoplePicker,
  PersonPicker,
  SelectField,
  TagsField,
  TextField,
} from '@atrium/ui';
import { useLeadSetup } from '../../../shared/lead-setup.api.js';
import { optionsOf } from '../../../shared/lead-words.js';
import type { RuleDraft, RuleForm } from '../rule-form.types.js';

interface RuleFieldsProps {
  at: number;
  item: RuleDraft;
  names: Readonly<Record<string, string>>;
  field: RuleForm['field'];
}

/** Which leads a rule is about, and who gets them. */
export function RuleFields(props: RuleFieldsProps) {
  const { at, item, field: fieldOf } = props;
  const setup = useLeadSetup();
  const field = <Name extends keyof RuleDraft>(name: Name) => fieldOf(`items.${at}.${name}`);
  return (
    <div className="at-fields">
      <TextField {...field('name')} label={t('Name of the rule')} placeholder={t('Social leads')} />
      <SelectField
        {...field('method')}
        label={t('How')}
        options={labelled(LEAD_RULE_METHODS, LEAD_RULE_METHOD_LABELS)}
      />
      <MultiCombobox
        {...field('sources')}
        label={t('Sources')}
        placeholder={t('Any')}
        options={optionsOf(setup, 'sources', item.sources)}
      />
      <MultiCombobox
        {...field('services')}
        label={t('Services')}
        placeholder={t('Any')}
        options={optionsOf(setup, 'services', item.services)}
      />
      <TagsField {...field('cities')} label={t('Cities')} placeholder={t('Any')} />
      <MoneyField {...field('minValue')} label={t('Value from')} />
      <MoneyField {...field('maxValue')} label={t('Value up to')} />
      <RulePeople {...props} />
    </div>
  );
}

function RulePeople({ at, item, names, field }: RuleFieldsProps) {
  const chosenOf = (id: string) => ({ value: id, label: names[id] ?? t('Someone who left') });
  return (
    <>
      <PeoplePicker
        opens="leads"
        {...field(`items.${at}.pool`)}
        label={t('People, in their order')}
        chosen={item.pool.map(chosenOf)}
      />
      <PersonPicker
        opens="leads"
        {...field(`items.${at}.fallbackId`)}
        label={t('While none of them is at work')}
        placeholder={t('Who is at work next')}
        chosen={item.fallbackId === null ? undefined : chosenOf(item.fallbackId)}
      />
    </>
  );
}
