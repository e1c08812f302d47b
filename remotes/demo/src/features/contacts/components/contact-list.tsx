import { t } from '@atrium/sdk';
import { Avatar, Icon } from '@atrium/ui';
import { RecordList } from '../../../shared/record-list.js';
import type { useOpened } from '../../../shared/use-opened.js';
import { nameOf } from '../contacts.rules.js';
import type { Contact } from '../contacts.slice.js';

interface ContactListProps {
  contacts: readonly Contact[];
  total: number;
  /** The one that is open. */
  contact: Contact | undefined;
  opened: ReturnType<typeof useOpened>;
  onClear: () => void;
}

export function ContactList({ contacts, total, contact, opened, onClear }: ContactListProps) {
  return (
    <RecordList
      rows={contacts.map((each) => ({
        id: each.id,
        lead: <Avatar name={each.image} size={32} />,
        title: nameOf(each) || t('No name'),
        text: [each.department, each.company].filter(Boolean).join(' · '),
        end: each.starred && <Icon name="star-filled" label={t('Starred')} />,
      }))}
      openId={contact?.id}
      addressOf={opened.addressOf}
      total={total}
      empty={t('No contacts yet')}
      onClear={onClear}
    />
  );
}
