import { LEAD, type Lead } from '@atrium/contracts';
import { PropertyForm, usePropertyForm, type PropertyFormProps } from '@atrium/ui';
import { leadApi } from '../../../shared/lead.api.js';
import { nameOfLead } from '../lead.format.js';
import { LEAD_ABOUT, LEAD_FIRST, LEAD_WORK, LeadField } from './lead-fields.js';

/** Changes one property of a lead in its place. */
export default function LeadProperty(props: PropertyFormProps<Lead>) {
  const { inPlace, field } = usePropertyForm(LEAD, {
    ...props,
    nameOf: nameOfLead,
    calls: leadApi.useCalls(),
  });
  const name = [...LEAD_FIRST, ...LEAD_ABOUT, ...LEAD_WORK].find((each) => each === props.name);
  return (
    <PropertyForm {...inPlace}>
      {name && <LeadField name={name} field={field} row={props.row} />}
    </PropertyForm>
  );
}
