import { CLIENT_CONTACT, type ClientContact, type CreateClientContact } from '@atrium/contracts';
import {
  CheckField,
  FormDialog,
  EmailsField,
  PhonesField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { contactApi } from '../../../shared/client.api.js';

const FIRST: Omit<CreateClientContact, 'clientId'> = {
  firstName: '',
  lastName: '',
  role: null,
  emails: [],
  phones: [],
  isPrimary: false,
  signs: false,
  doNotCall: false,
};

export interface ContactDialogProps extends RecordFormProps<ClientContact> {
  clientId: string;
}

/** Adds or edits somebody at a client. */
export default function ContactDialog({ row, onClose, clientId }: ContactDialogProps) {
  const { frame, field } = useRecordForm(CLIENT_CONTACT, {
    row,
    onClose,
    nameOf: ({ name }: ClientContact) => name,
    calls: contactApi.useCalls(),
    first: { ...FIRST, clientId },
  });
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TextField autoComplete="off" {...field('firstName')} />
        <TextField autoComplete="off" {...field('lastName')} />
        <TextField wide {...field('role')} />
        <EmailsField {...field('emails')} />
        <PhonesField {...field('phones')} />
        <CheckField {...field('isPrimary')} />
        <CheckField {...field('signs')} />
        <CheckField {...field('doNotCall')} />
      </div>
    </FormDialog>
  );
}
