import { PERSONAL_LABELS, type PersonalDetails } from '@atrium/contracts';
import { lazyDialog, t, translate } from '@atrium/sdk';
import { Button, Card } from '@atrium/ui';
import { useState } from 'react';
import { ContactRow } from '../../../shared/emergency-contacts.js';
import type { Whose } from '../personal.api.js';

const ContactsDialog = lazyDialog(() => import('./contacts.dialog.js'));

interface ContactsCardProps {
  details: PersonalDetails;
  whose: Whose;
  mayEdit: boolean;
}

/** Whom to call when something happens to the person. */
export function ContactsCard({ details, whose, mayEdit }: ContactsCardProps) {
  const [editing, setEditing] = useState(false);
  const { emergencyContacts: contacts } = details;
  return (
    <Card
      title={translate(PERSONAL_LABELS.emergencyContacts)}
      fill={contacts.length > 0 ? 'rows' : 'body'}
      actions={
        mayEdit && (
          <Button size="xs" variant="ghost" onClick={() => setEditing(true)}>
            {contacts.length > 0 ? t('Edit') : t('Add')}
          </Button>
        )
      }
    >
      {contacts.length === 0 && (
        <p className="at-muted m-0">
          {t('No one is named yet. HR and the manager see who is to be called.')}
        </p>
      )}
      {contacts.map((contact) => (
        <ContactRow key={`${contact.name} ${contact.phone}`} contact={contact} />
      ))}
      {editing && <ContactsDialog details={details} whose={whose} onClose={() => setEditing(false)} />}
    </Card>
  );
}
