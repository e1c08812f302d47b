import { CONTACT_LIMIT, type EmergencyContact, type saveContactsSchema } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, PhoneField, TextField, type ContractForm } from '@atrium/ui';
import { FieldGroup } from '../../../shared/field-group.js';

const EMPTY: EmergencyContact = { name: '', relation: '', phone: '' };

/** What a form holds: an empty contact while nothing is kept. */
export const contactsToEdit = (kept: readonly EmergencyContact[]): EmergencyContact[] =>
  kept.length > 0 ? [...kept] : [EMPTY];

/** Of any form that has such a list. */
type ContactField = Omit<ReturnType<ContractForm<typeof saveContactsSchema>['field']>, 'name'> & {
  name: string;
};

interface ContactListProps {
  contacts: readonly EmergencyContact[];
  put: (contacts: EmergencyContact[]) => void;
  field: (name: `contacts.${number}.${keyof EmergencyContact}`) => ContactField;
}

/** Up to three people to call, the first one first. */
export function ContactList({ contacts, put, field }: ContactListProps) {
  return (
    <>
      {contacts.map((_, place) => (
        <FieldGroup key={place} title={t('Contact {place}', { place: place + 1 })}>
          <TextField label={t('Name')} autoComplete="off" {...field(`contacts.${place}.name`)} />
          <TextField
            label={t('Relation')}
            help={t('Such as mother, husband or friend')}
            autoComplete="off"
            {...field(`contacts.${place}.relation`)}
          />
          <PhoneField label={t('Phone')} {...field(`contacts.${place}.phone`)} />
          {contacts.length > 1 && (
            <div className="at-actions is-wide">
              <Button
                size="sm"
                variant="ghost"
                onClick={() => put(contacts.filter((__, each) => each !== place))}
              >
                {t('Remove contact {place}', { place: place + 1 })}
              </Button>
            </div>
          )}
        </FieldGroup>
      ))}
      {contacts.length < CONTACT_LIMIT && (
        <Button size="sm" icon="plus" onClick={() => put([...contacts, EMPTY])}>
          {t('Add another contact')}
        </Button>
      )}
    </>
  );
}
