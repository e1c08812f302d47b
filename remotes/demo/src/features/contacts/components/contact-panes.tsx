import { t } from '@atrium/sdk';
import { EmptyState } from '@atrium/ui';
import { Panes } from '../../../shared/panes.js';
import type { AddressBook } from '../use-contacts.js';
import { ContactDetail } from './contact-detail.js';
import { ContactFilters } from './contact-filters.js';
import { ContactList } from './contact-list.js';

export function ContactPanes({ book }: { book: AddressBook }) {
  const { contacts, contact, filter, editMode, opened } = book;
  return (
    <Panes
      filters={<ContactFilters contacts={contacts} filter={filter} />}
      listLabel={t('List of contacts')}
      list={<ContactList book={book} />}
      detailLabel={t('Contact')}
      open={opened.isOpen && contact !== undefined}
    >
      {contact ? (
        <ContactDetail
          key={contact.id}
          contact={contact}
          contacts={contacts}
          editMode={editMode}
          onClose={opened.close}
        />
      ) : (
        <EmptyState title={t('No contacts yet')} text={t('What you add appears here.')} />
      )}
    </Panes>
  );
}
