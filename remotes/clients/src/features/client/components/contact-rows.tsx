import type { Client, CLIENT, ContactDraft } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, CheckField, EmailsField, Icon, PhonesField, TextField, type RecordForm } from '@atrium/ui';
import { newContact } from '../new-client.rules.js';

type Form = Pick<RecordForm<typeof CLIENT, Client>, 'methods' | 'field'>;

/** The people at a new client, one after the other. */
export function ContactRows({ methods, field: fieldOf }: Form) {
  const contacts = methods.watch('contacts') as ContactDraft[];
  const set = (next: ContactDraft[]) => methods.setValue('contacts', next, { shouldDirty: true });
  const field = (at: number, name: string) => fieldOf(`contacts.${String(at)}.${name}` as 'contacts');
  return (
    <>
      {contacts.map((_, at) => (
        // A row is known by its place alone.
        <fieldset key={at} className="is-wide">
          <legend className="at-13">
            {at === 0 ? t('First to call') : t('Contact {number}', { number: at + 1 })}
          </legend>
          <div className="at-fields">
            <TextField {...field(at, 'firstName')} label={t('First name')} />
            <TextField {...field(at, 'lastName')} label={t('Last name')} />
            <TextField {...field(at, 'role')} label={t('Position')} />
            <EmailsField {...field(at, 'emails')} label={t('Emails')} />
            <PhonesField {...field(at, 'phones')} label={t('Phone numbers')} />
            <CheckField {...field(at, 'signs')} label={t('May sign')} />
          </div>
          <Button size="sm" variant="ghost" onClick={() => set(contacts.filter((__, place) => place !== at))}>
            {t('Remove')}
          </Button>
        </fieldset>
      ))}
      <div className="is-wide">
        <Button size="sm" onClick={() => set([...contacts, newContact()])}>
          <Icon name="plus" /> {t('Add contact')}
        </Button>
      </div>
    </>
  );
}
