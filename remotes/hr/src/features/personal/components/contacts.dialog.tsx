import { PERSONAL_LABELS, saveContactsSchema, type PersonalDetails } from '@atrium/contracts';
import { t, toast, translate } from '@atrium/sdk';
import { FormDialog, useContractForm } from '@atrium/ui';
import { useSaveContactsMutation, type Whose } from '../personal.api.js';
import { ContactList, contactsToEdit } from './contact-list.js';

interface ContactsDialogProps {
  details: PersonalDetails;
  whose: Whose;
  onClose: () => void;
}

export default function ContactsDialog({ details, whose, onClose }: ContactsDialogProps) {
  const [save] = useSaveContactsMutation();
  const { emergencyContacts: kept, version } = details;
  const form = useContractForm(saveContactsSchema, {
    defaultValues: { version, contacts: contactsToEdit(kept) },
    submit: async (values) => {
      await save({ ...values, whose }).unwrap();
      toast.success(t('Emergency contacts saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={translate(PERSONAL_LABELS.emergencyContacts)}
      form={form}
      submitLabel={t('Save')}
      onClose={onClose}
    >
      <ContactList
        contacts={form.methods.watch('contacts')}
        put={(next) => form.methods.setValue('contacts', next, { shouldDirty: true, shouldValidate: false })}
        field={form.field}
      />
    </FormDialog>
  );
}
