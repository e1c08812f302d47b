import {
  CLIENT_STATUS_LABELS,
  CLIENT_STATUSES,
  CLIENT_TYPE_LABELS,
  CLIENT_TYPES,
  GST_STATES,
  sayGstState,
  type Client,
  type CLIENT,
} from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import {
  CheckField,
  countryOptions,
  MultiCombobox,
  PersonPicker,
  SelectField,
  TagsField,
  TextAreaField,
  TextField,
  ZoneField,
  type RecordForm,
} from '@atrium/ui';
import { currencyOptions } from '../../../shared/currency-options.js';
import { useLeadSetup } from '../../../shared/lead-setup.api.js';
import { optionsOf as choicesOf } from '../../../shared/lead-words.js';

interface ClientFieldProps extends Pick<RecordForm<typeof CLIENT, Client>, 'field'> {
  name: ClientFieldName;
  row: Client | null;
}

/** Who the client is. */
export const CLIENT_BASICS = [
  'name',
  'code',
  'type',
  'status',
  'ownerId',
  'industry',
  'services',
  'tags',
] as const;
/** Where it is, and what its invoices need. */
export const CLIENT_PLACE = [
  'address',
  'city',
  'postalCode',
  'stateCode',
  'country',
  'timezone',
  'currency',
  'gstin',
  'isSez',
  'website',
] as const;
type ClientFieldName = (typeof CLIENT_BASICS)[number] | (typeof CLIENT_PLACE)[number];

/** A field of a client, the same where one is added and where one is changed. */
export function ClientField({ name, field, row }: ClientFieldProps) {
  const setup = useLeadSetup();
  switch (name) {
    case 'type':
    case 'status':
    case 'stateCode':
    case 'country':
    case 'currency':
      return <SelectField options={CHOICES[name]()} {...field(name)} />;
    case 'ownerId':
      return <Owner field={field} row={row} />;
    case 'services':
      return <MultiCombobox wide options={choicesOf(setup, 'services', row?.services)} {...field(name)} />;
    case 'tags':
      return <TagsField wide {...field(name)} />;
    case 'address':
      return <TextAreaField wide rows={2} {...field(name)} />;
    case 'timezone':
      return <ZoneField {...field(name)} />;
    case 'isSez':
      return <CheckField {...field(name)} />;
    case 'website':
      return <TextField type="url" {...field(name)} />;
    default:
      return <TextField autoComplete="off" help={helpOf(name)} {...field(name)} />;
  }
}

const CHOICES = {
  type: () => labelled(CLIENT_TYPES, CLIENT_TYPE_LABELS),
  status: () => labelled(CLIENT_STATUSES, CLIENT_STATUS_LABELS),
  stateCode: () => [
    { value: '', label: t('None') },
    ...GST_STATES.map(([value]) => ({ value, label: sayGstState(value) })),
  ],
  country: countryOptions,
  currency: currencyOptions,
};

function helpOf(name: ClientFieldName): string | undefined {
  if (name === 'code') return t('Leave empty for the next free code');
  return name === 'gstin' ? t('15 letters and digits, like 27AAPFU0939F1ZV') : undefined;
}

function Owner({ field, row }: Pick<ClientFieldProps, 'field' | 'row'>) {
  const owner = row?.owner;
  return (
    <PersonPicker
      opens="clients"
      help={row ? undefined : t('Leave empty to own it yourself')}
      chosen={owner ? { value: owner.id, label: owner.name } : undefined}
      {...field('ownerId')}
    />
  );
}
