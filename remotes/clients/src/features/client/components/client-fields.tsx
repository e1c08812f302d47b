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

type Fields = Pick<RecordForm<typeof CLIENT, Client>, 'field'>;

/** Who the client is. */
export function ClientBasics({ field, row }: Fields & { row: Client | null }) {
  const owner = row?.owner;
  const services = choicesOf(useLeadSetup(), 'services', row?.services);
  return (
    <>
      <TextField autoComplete="off" {...field('name')} />
      <TextField autoComplete="off" help={t('Leave empty for the next free code')} {...field('code')} />
      <SelectField options={labelled(CLIENT_TYPES, CLIENT_TYPE_LABELS)} {...field('type')} />
      <SelectField options={labelled(CLIENT_STATUSES, CLIENT_STATUS_LABELS)} {...field('status')} />
      <PersonPicker
        opens="clients"
        help={row ? undefined : t('Leave empty to own it yourself')}
        chosen={owner ? { value: owner.id, label: owner.name } : undefined}
        {...field('ownerId')}
      />
      <TextField {...field('industry')} />
      <MultiCombobox wide options={services} {...field('services')} />
      <TagsField wide {...field('tags')} />
    </>
  );
}

/** Where it is, and what its invoices need. */
export function ClientPlace({ field }: Fields) {
  return (
    <>
      <TextAreaField wide rows={2} {...field('address')} />
      <TextField {...field('city')} />
      <TextField {...field('postalCode')} />
      <SelectField
        options={[
          { value: '', label: t('None') },
          ...GST_STATES.map(([value]) => ({ value, label: sayGstState(value) })),
        ]}
        {...field('stateCode')}
      />
      <SelectField options={countryOptions()} {...field('country')} />
      <ZoneField {...field('timezone')} />
      <SelectField options={currencyOptions()} {...field('currency')} />
      <TextField help={t('15 letters and digits, like 27AAPFU0939F1ZV')} {...field('gstin')} />
      <CheckField {...field('isSez')} />
      <TextField type="url" {...field('website')} />
    </>
  );
}
