import { CLIENT, type Client } from '@atrium/contracts';
import { PropertyForm, usePropertyForm, type PropertyFormProps } from '@atrium/ui';
import { clientApi, nameOfClient } from '../../../shared/client.api.js';
import { CLIENT_BASICS, CLIENT_PLACE, ClientField } from './client-fields.js';

/** Changes one property of a client in its place. */
export default function ClientProperty(props: PropertyFormProps<Client>) {
  const { inPlace, field } = usePropertyForm(CLIENT, {
    ...props,
    nameOf: nameOfClient,
    calls: clientApi.useCalls(),
  });
  const name = [...CLIENT_BASICS, ...CLIENT_PLACE].find((each) => each === props.name);
  return (
    <PropertyForm {...inPlace}>
      {name && <ClientField name={name} field={field} row={props.row} />}
    </PropertyForm>
  );
}
