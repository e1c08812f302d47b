import '../../shared/add-icons.js';
import { lazyDialog, t } from '@atrium/sdk';
import { useState } from 'react';
import { AppPage } from '../../shared/app-page.js';
import { ContactPanes } from './components/contact-panes.js';
import { useContacts } from './use-contacts.js';

const NewContactDialog = lazyDialog(() => import('./components/new-contact.dialog.js'));

/** An address book. */
export default function ContactsPage() {
  const book = useContacts();
  const [adding, setAdding] = useState(false);
  return (
    <AppPage
      title={t('Contacts')}
      action={{ label: t('New contact'), icon: 'user-plus', onPress: () => setAdding(true) }}
      search={{ label: t('Search contacts'), value: book.search, onSearch: book.searchFor }}
      status={book.status}
      loading={t('Loading contacts')}
      failed={t('The contacts could not be loaded')}
      onRetry={book.retry}
      over={
        adding && (
          <NewContactDialog
            contacts={book.contacts}
            onAdded={book.opened.open}
            onClose={() => setAdding(false)}
          />
        )
      }
    >
      <ContactPanes book={book} />
    </AppPage>
  );
}
