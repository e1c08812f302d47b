import { CANDIDATE, type Candidate, type Ref } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { FormDialog, Loaded, PhoneField, TextField, useRecordForm, type RecordDialogProps } from '@atrium/ui';
import { candidateApi } from '../hiring.api.js';

/** Edits the name and contacts of somebody who applied, for all of their applications. */
export default function ContactsDialog({ row: { id }, onClose }: RecordDialogProps<Ref>) {
  const query = candidateApi.useGet(id);
  return (
    <Loaded of={query} title={t('The applicant could not be loaded')} skeleton={null}>
      {(candidate) => <Form row={candidate} onClose={onClose} />}
    </Loaded>
  );
}

function Form({ row, onClose }: RecordDialogProps<Candidate>) {
  const { frame, field } = useRecordForm(CANDIDATE, {
    row,
    onClose,
    calls: candidateApi.useCalls(),
    first: { name: '', email: null, phone: null },
    nameOf: ({ name }) => name,
  });
  return (
    <FormDialog {...frame}>
      <TextField {...field('name')} />
      <TextField type="email" {...field('email')} />
      <PhoneField {...field('phone')} />
    </FormDialog>
  );
}
