import type { Lead, LEAD } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  DateField,
  MoneyField,
  MultiCombobox,
  NumberField,
  PersonPicker,
  SelectField,
  EmailsField,
  PhonesField,
  TextField,
  TimeField,
  type RecordForm,
} from '@atrium/ui';
import { useLeadSetup } from '../../../shared/lead-setup.api.js';
import { optionsOf } from '../../../shared/lead-words.js';

interface LeadFieldProps extends Pick<RecordForm<typeof LEAD, Lead>, 'field'> {
  name: LeadFieldName;
  row: Lead | null;
  autoFocus?: boolean;
}

/** Enough to answer. */
export const LEAD_FIRST = ['name', 'phones', 'emails', 'source'] as const;
/** More about who asks. */
export const LEAD_ABOUT = ['company', 'city', 'campaign'] as const;
/** What they want, and what is done about it. */
export const LEAD_WORK = [
  'services',
  'value',
  'probability',
  'nextAction',
  'nextOn',
  'nextTime',
  'ownerId',
  'expectedClose',
] as const;
type LeadFieldName = (typeof LEAD_FIRST)[number] | (typeof LEAD_ABOUT)[number] | (typeof LEAD_WORK)[number];

/** A field of a lead, the same where one is added and where one is changed. */
export function LeadField({ name, field, row, autoFocus = false }: LeadFieldProps) {
  const setup = useLeadSetup();
  switch (name) {
    case 'phones':
      return <PhonesField {...field(name)} />;
    case 'emails':
      return <EmailsField {...field(name)} />;
    case 'source':
      return <SelectField options={optionsOf(setup, 'sources', row ? [row.source] : [])} {...field(name)} />;
    case 'services':
      return <MultiCombobox wide options={optionsOf(setup, 'services', row?.services)} {...field(name)} />;
    case 'value':
      return <MoneyField {...field(name)} />;
    case 'probability':
      return <NumberField {...field(name)} required={false} />;
    case 'nextOn':
    case 'expectedClose':
      return <DateField {...field(name)} />;
    case 'nextTime':
      return <TimeField {...field(name)} />;
    case 'ownerId':
      return <PersonPicker opens="leads" chosen={chosenOwner(row)} {...field(name)} />;
    default:
      return (
        <TextField
          autoComplete="off"
          autoFocus={autoFocus}
          {...(name === 'nextAction' && { placeholder: t('Call, demo, site visit') })}
          {...field(name)}
        />
      );
  }
}

const chosenOwner = (row: Lead | null) =>
  row?.owner ? { value: row.owner.id, label: row.owner.name } : undefined;
