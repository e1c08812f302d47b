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

type Fields = Pick<RecordForm<typeof LEAD, Lead>, 'field'>;

/** Who asks, and how they are reached. */
export function LeadPerson({
  field,
  row,
  autoFocus = false,
}: Fields & { row: Lead | null; autoFocus?: boolean }) {
  const sources = optionsOf(useLeadSetup(), 'sources', row ? [row.source] : []);
  return (
    <>
      <TextField autoComplete="off" autoFocus={autoFocus} {...field('name')} />
      <TextField autoComplete="off" {...field('company')} />
      <PhonesField {...field('phones')} />
      <EmailsField {...field('emails')} />
      <TextField {...field('city')} />
      <SelectField options={sources} {...field('source')} />
      <TextField autoComplete="off" {...field('campaign')} />
    </>
  );
}

/** What they want, and what is done about it. */
export function LeadWork({ field, row }: Fields & { row: Lead | null }) {
  const owner = row?.owner;
  const services = optionsOf(useLeadSetup(), 'services', row?.services);
  return (
    <>
      <MultiCombobox wide options={services} {...field('services')} />
      <MoneyField {...field('value')} />
      <NumberField {...field('probability')} required={false} />
      <TextField placeholder={t('Call, demo, site visit')} {...field('nextAction')} />
      <DateField {...field('nextOn')} />
      <TimeField {...field('nextTime')} />
      <PersonPicker
        opens="leads"
        chosen={owner ? { value: owner.id, label: owner.name } : undefined}
        {...field('ownerId')}
      />
      <DateField {...field('expectedClose')} />
    </>
  );
}
