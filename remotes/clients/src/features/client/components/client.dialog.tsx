import { CLIENT, type Client } from '@atrium/contracts';
import { useUser } from '@atrium/sdk';
import { FormDialog, useRecordForm, type RecordFormProps } from '@atrium/ui';
import { clientApi, nameOfClient } from '../../../shared/client.api.js';
import { newClient } from '../new-client.rules.js';
import { ClientBasics, ClientPlace } from './client-fields.js';

/** Edits a client. */
export default function ClientDialog({ row, onClose }: RecordFormProps<Client>) {
  const { company } = useUser();
  const { frame, field } = useRecordForm(CLIENT, {
    row,
    onClose,
    nameOf: nameOfClient,
    calls: clientApi.useCalls(),
    first: newClient(company),
  });
  return (
    <FormDialog {...frame} subtitle={row?.code} size="lg">
      <div className="at-fields">
        <ClientBasics field={field} row={row} />
        <ClientPlace field={field} />
      </div>
    </FormDialog>
  );
}
