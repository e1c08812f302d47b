import { t } from '@atrium/sdk';
import { CheckField, TextAreaField, TextField } from '@atrium/ui';
import { useDispatch } from 'react-redux';
import { labelOf } from '../contact-fields.format.js';
import { updateContact, type Contact, type ContactText } from '../contacts.slice.js';

/** Editable fields of a contact; every change is stored at once. */
export function ContactForm({ contact }: { contact: Contact }) {
  const dispatch = useDispatch();
  const { id } = contact;
  const field = (name: ContactText) => ({
    label: labelOf(name),
    value: contact[name],
    dir: 'auto',
    onChange: ({ target }: { target: { value: string } }) =>
      dispatch(updateContact({ id, field: name, value: target.value })),
  });
  return (
    <div className="at-fields">
      <TextField {...field('firstname')} />
      <TextField {...field('lastname')} />
      <TextField {...field('department')} />
      <TextField {...field('company')} />
      <TextField {...field('phone')} type="tel" />
      <TextField {...field('email')} type="email" />
      <TextField {...field('address')} wide />
      <TextAreaField {...field('notes')} wide />
      <CheckField
        wide
        label={t('Frequently contacted')}
        checked={contact.frequentlycontacted}
        onChange={({ target }) =>
          dispatch(updateContact({ id, field: 'frequentlycontacted', value: target.checked }))
        }
      />
    </div>
  );
}
