import {
  AGENCY_SERVICE_LABELS,
  AGENCY_SERVICES,
  LEAD_SOURCE_LABELS,
  LEAD_SOURCES,
  type Lead,
  type LEAD,
} from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import {
  DateField,
  MoneyField,
  MultiCombobox,
  NumberField,
  PersonPicker,
  SelectField,
  TagsField,
  TextField,
  type RecordForm,
} from '@atrium/ui';

type Fields = Pick<RecordForm<typeof LEAD, Lead>, 'field'>;

const optionsOf = <Key extends string>(keys: readonly Key[], labels: Record<Key, string>) =>
  keys.map((value) => ({ value, label: translate(labels[value]) }));

/** Who asks, and how they are reached. */
export function LeadPerson({ field, autoFocus = false }: Fields & { autoFocus?: boolean }) {
  return (
    <>
      <TextField autoComplete="off" autoFocus={autoFocus} {...field('name')} />
      <TextField autoComplete="off" {...field('company')} />
      <TagsField {...field('phones')} />
      <TagsField {...field('emails')} />
      <TextField {...field('city')} />
      <SelectField options={optionsOf(LEAD_SOURCES, LEAD_SOURCE_LABELS)} {...field('source')} />
    </>
  );
}

/** What they want, and what is done about it. */
export function LeadWork({ field, row }: Fields & { row: Lead | null }) {
  const owner = row?.owner;
  return (
    <>
      <MultiCombobox
        wide
        options={optionsOf(AGENCY_SERVICES, AGENCY_SERVICE_LABELS)}
        {...field('services')}
      />
      <MoneyField {...field('value')} />
      <NumberField {...field('probability')} />
      <TextField placeholder={t('Call, demo, site visit')} {...field('nextAction')} />
      <DateField {...field('nextOn')} />
      <PersonPicker
        chosen={owner ? { value: owner.id, label: owner.name } : undefined}
        {...field('ownerId')}
      />
      <DateField {...field('expectedClose')} />
    </>
  );
}
