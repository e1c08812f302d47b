import { APPLICATION, type Application } from '@atrium/contracts';
import { PropertyForm, usePropertyForm, type PropertyFormProps } from '@atrium/ui';
import { applicationApi } from '../hiring.api.js';
import { nameOfApplicant } from '../hiring.format.js';
import { APPLICATION_FIELDS, ApplicationField } from './application-fields.js';

/** Changes one property of an application in its place. */
export default function ApplicantProperty(props: PropertyFormProps<Application>) {
  const { inPlace, field } = usePropertyForm(APPLICATION, {
    ...props,
    nameOf: nameOfApplicant,
    calls: applicationApi.useCalls(),
  });
  const name = APPLICATION_FIELDS.find((each) => each === props.name);
  return <PropertyForm {...inPlace}>{name && <ApplicationField name={name} field={field} />}</PropertyForm>;
}
