import { ROLE_LABELS, type Contact } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Avatar, Dialog, ListRow, Loaded, SearchBox } from '@atrium/ui';
import { useState } from 'react';
import { PanelSkeleton } from '../../inbox/panel-skeleton.js';
import { presenceWords } from '../../inbox/presence.format.js';
import { useListContactsQuery } from './messages.api.js';

interface NewMessageDialogProps {
  onChoose: (contactId: string) => void;
  onClose: () => void;
}

/** Chooses a recipient by name. */
export function NewMessageDialog({ onChoose, onClose }: NewMessageDialogProps) {
  const [search, setSearch] = useState('');
  const query = useListContactsQuery(search, { refetchOnMountOrArgChange: true });
  return (
    <Dialog open title={t('New message')} onClose={onClose}>
      <div className="at-contacts-find">
        <SearchBox label={t('Search people')} placeholder={t('Name')} value={search} onSearch={setSearch} />
      </div>
      <div className="at-contacts">
        <Loaded of={query} title={t('People could not be loaded')} skeleton={<PanelSkeleton />}>
          {(contacts) => <Contacts contacts={contacts} onChoose={onChoose} />}
        </Loaded>
      </div>
    </Dialog>
  );
}

interface ContactsProps extends Pick<NewMessageDialogProps, 'onChoose'> {
  contacts: readonly Contact[];
}

function Contacts({ contacts, onChoose }: ContactsProps) {
  if (contacts.length === 0) return <p className="at-panel-none">{t('No one matches this name.')}</p>;
  return (
    <ul className="at-feed" aria-label={t('People')}>
      {contacts.map(({ id, name, role, presence }) => (
        <li key={id}>
          <ListRow
            lead={<Avatar name={name} size={32} presence={presence} />}
            title={name}
            text={`${role ? translate(ROLE_LABELS[role]) : ''} · ${presenceWords(presence)}`}
            onPress={() => onChoose(id)}
          />
        </li>
      ))}
    </ul>
  );
}
