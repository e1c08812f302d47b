import { t } from '@atrium/sdk';
import { FormDialog, TextAreaField, TextField, useSubmit } from '@atrium/ui';
import { useDispatch } from 'react-redux';
import { nextId } from '../../../shared/list.rules.js';
import { labelOf } from '../contact-fields.format.js';
import { addContact, type Contact } from '../contacts.slice.js';

interface NewContactDialogProps {
  contacts: readonly Contact[];
  onAdded: (id: number) => void;
  onClose: () => void;
}

const NAMES = [
  ...(['firstname', 'lastname', 'department', 'company'] as const),
  ...(['phone', 'email', 'address', 'notes'] as const),
];

const ADDRESS = /^\S+@\S+\.\S+$/;

export default function NewContactDialog({ contacts, onAdded, onClose }: NewContactDialogProps) {
  const dispatch = useDispatch();
  const form = useSubmit({
    names: NAMES,
    validate: ({ firstname, email }) => ({
      ...(!firstname.trim() && { firstname: t('Enter a name.') }),
      ...(email && !ADDRESS.test(email) && { email: t('Enter an email address, like name@company.com.') }),
    }),
    submit: async (values) => {
      const id = nextId(contacts.map((contact) => contact.id));
      dispatch(addContact({ id, ...values }));
      onClose();
      onAdded(id);
    },
  });
  return (
    <FormDialog title={t('New contact')} form={form} submitLabel={t('Add contact')} onClose={onClose}>
      <div className="at-fields">
        <TextField label={labelOf('firstname')} required {...form.field('firstname')} />
        <TextField label={labelOf('lastname')} {...form.field('lastname')} />
        <TextField label={labelOf('department')} {...form.field('department')} />
        <TextField label={labelOf('company')} {...form.field('company')} />
        <TextField label={labelOf('phone')} type="tel" {...form.field('phone')} />
        <TextField label={labelOf('email')} type="email" {...form.field('email')} />
        <TextField label={labelOf('address')} wide {...form.field('address')} />
        <TextAreaField label={labelOf('notes')} wide {...form.field('notes')} />
      </div>
    </FormDialog>
  );
}
