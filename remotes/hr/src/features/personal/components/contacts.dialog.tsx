import { CONTACT_LIMIT, PERSONAL_LABELS, saveContactsSchema, type PersonalDetails } from '@atrium/contracts';
import { t, toast, translate } from '@atrium/sdk';
import { Button, FormDialog, PhoneField, TextField, useContractForm, type ContractForm } from '@atrium/ui';
import { FieldGroup } from '../../../shared/field-group.js';
import { useSaveContactsMutation, type Whose } from '../personal.api.js';

interface ContactsDialogProps {
  details: PersonalDetails;
  whose: Whose;
  onClose: () => void;
}

const EMPTY = { name: '', relation: '', phone: '' };

/** Up to three people to call, the first one first. */
export default function ContactsDialog({ details, whose, onClose }: ContactsDialogProps) {
  const [save] = useSaveContactsMutation();
  const { emergencyContacts: kept, version } = details;
  const form = useContractForm(saveContactsSchema, {
    defaultValues: { version, contacts: kept.length > 0 ? kept : [EMPTY] },
    submit: async (values) => {
      await save({ ...values, whose }).unwrap();
      toast.success(t('Emergency contacts saved'));
      onClose();
    },
  });
  const contacts = form.methods.watch('contacts');
  const put = (next: typeof contacts) =>
    form.methods.setValue('contacts', next, { shouldDirty: true, shouldValidate: false });
  return (
    <FormDialog
      title={translate(PERSONAL_LABELS.emergencyContacts)}
      form={form}
      submitLabel={t('Save')}
      onClose={onClose}
    >
      {contacts.map((_, place) => (
        <ContactFields
          key={place}
          {...{ form, place }}
          onRemove={contacts.length > 1 ? () => put(contacts.filter((__, each) => each !== place)) : null}
        />
      ))}
      {contacts.length < CONTACT_LIMIT && (
        <Button size="sm" icon="plus" onClick={() => put([...contacts, EMPTY])}>
          {t('Add another contact')}
        </Button>
      )}
    </FormDialog>
  );
}

interface ContactFieldsProps {
  form: ContractForm<typeof saveContactsSchema>;
  place: number;
  /** Null: the only contact stays. */
  onRemove: (() => void) | null;
}

function ContactFields({ form, place, onRemove }: ContactFieldsProps) {
  return (
    <FieldGroup title={t('Contact {place}', { place: place + 1 })}>
      <TextField label={t('Name')} autoComplete="off" {...form.field(`contacts.${place}.name`)} />
      <TextField
        label={t('Relation')}
        help={t('Such as mother, husband or friend')}
        autoComplete="off"
        {...form.field(`contacts.${place}.relation`)}
      />
      <PhoneField label={t('Phone')} {...form.field(`contacts.${place}.phone`)} />
      {onRemove && (
        <div className="at-actions is-wide">
          <Button size="sm" variant="ghost" onClick={onRemove}>
            {t('Remove contact {place}', { place: place + 1 })}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
