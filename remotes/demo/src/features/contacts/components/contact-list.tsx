import { t } from '@atrium/sdk';
import { Avatar, classNames, Icon } from '@atrium/ui';
import marks from '../../../shared/marks.module.scss';
import { RecordList } from '../../../shared/record-list.js';
import { nameOf } from '../contacts.rules.js';
import type { Contact } from '../contacts.slice.js';
import type { AddressBook } from '../use-contacts.js';

export function ContactList({ book: { contacts, found, contact, opened, clear } }: { book: AddressBook }) {
  return (
    <RecordList
      rows={found.map(toRow)}
      openId={contact?.id}
      addressOf={opened.addressOf}
      total={contacts.length}
      empty={t('No contacts yet')}
      onClear={clear}
    />
  );
}

const toRow = (contact: Contact) => ({
  id: contact.id,
  lead: <Avatar name={contact.image} size={32} />,
  title: nameOf(contact) || t('No name'),
  text: [contact.department, contact.company].filter(Boolean).join(' · '),
  end: contact.starred && (
    <Icon name="star" label={t('Starred')} className={classNames(marks.filled, marks.star)} />
  ),
});
