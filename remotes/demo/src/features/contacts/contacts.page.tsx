import '../../shared/add-icons.js';
import { compareTexts, lazyPage, t } from '@atrium/sdk';
import { Button, EmptyState, Page, SearchBox, Toolbar } from '@atrium/ui';
import { Suspense, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Panes } from '../../shared/panes.js';
import { SampleGate } from '../../shared/sample-gate.js';
import { useOpened } from '../../shared/use-opened.js';
import { useSample } from '../../shared/use-sample.js';
import { ContactDetail } from './components/contact-detail.js';
import { ContactFilters } from './components/contact-filters.js';
import { ContactList } from './components/contact-list.js';
import { findContacts } from './contacts.rules.js';
import {
  loadContacts,
  searchContacts,
  selectContact,
  selectContacts,
  setContactFilter,
} from './contacts.slice.js';

const NewContactDialog = lazyPage(() => import('./components/new-contact.dialog.js'));

/** An address book. */
export default function ContactsPage() {
  const dispatch = useDispatch();
  const { contacts, search, filter, selected, editMode, status } = useSelector(selectContacts);
  const [adding, setAdding] = useState(false);
  const retry = useSample(status, loadContacts);
  const opened = useOpened((id) => dispatch(selectContact(id)));
  const found = findContacts(contacts, { filter, search }, compareTexts);
  const contact = contacts.find(({ id }) => id === selected) ?? found[0];
  const clear = () => {
    dispatch(setContactFilter('show_all'));
    dispatch(searchContacts(''));
  };
  const add = (
    <Button
      size="sm"
      variant="primary"
      icon="user-plus"
      disabled={status !== 'here'}
      onClick={() => setAdding(true)}
    >
      {t('New contact')}
    </Button>
  );
  const toolbar = (
    <Toolbar>
      <SearchBox
        label={t('Search contacts')}
        value={search}
        onSearch={(text) => dispatch(searchContacts(text))}
      />
    </Toolbar>
  );
  return (
    <Page title={t('Contacts')} fill="flush" actions={add} toolbar={toolbar}>
      <SampleGate
        status={status}
        loading={t('Loading contacts')}
        failed={t('The contacts could not be loaded')}
        onRetry={retry}
      >
        <Panes
          filters={<ContactFilters contacts={contacts} filter={filter} />}
          listLabel={t('List of contacts')}
          list={
            <ContactList {...{ contacts: found, total: contacts.length, contact, opened }} onClear={clear} />
          }
          detailLabel={t('Contact')}
          open={opened.isOpen && contact !== undefined}
        >
          {contact ? (
            <ContactDetail key={contact.id} {...{ contact, contacts, editMode }} onClose={opened.close} />
          ) : (
            <EmptyState title={t('No contacts yet')} text={t('What you add appears here.')} />
          )}
        </Panes>
      </SampleGate>
      {adding && (
        <Suspense>
          <NewContactDialog contacts={contacts} onAdded={opened.open} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Page>
  );
}
