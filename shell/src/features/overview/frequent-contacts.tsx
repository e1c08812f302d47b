import { ROLE_LABELS, type Contact } from '@atrium/contracts';
import { t, translate, useCompanyPath, usePhotos } from '@atrium/sdk';
import { ButtonLink, ListRow, Loaded, PhotoAvatar } from '@atrium/ui';
import { PanelSkeleton } from '../../inbox/panel-skeleton.js';
import { useListFrequentContactsQuery } from '../messages/messages.api.js';
import { presenceWords } from '../../inbox/presence.format.js';

/** The three people whom the person writes to most, filled up with colleagues, and a link to all. */
export function FrequentContacts({ close }: { close: () => void }) {
  const toPath = useCompanyPath();
  return (
    <>
      <People close={close} />
      <ButtonLink size="sm" to={toPath('people')} onClick={close}>
        {t('More Contacts')}
      </ButtonLink>
    </>
  );
}

function People({ close }: { close: () => void }) {
  const query = useListFrequentContactsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded of={query} title={t('Your contacts could not be loaded')} skeleton={<PanelSkeleton />}>
      {(contacts) => <Rows contacts={contacts} close={close} />}
    </Loaded>
  );
}

function Rows({ contacts, close }: { contacts: readonly Contact[]; close: () => void }) {
  const toPath = useCompanyPath();
  const photos = usePhotos(contacts.map(({ id }) => id));
  if (contacts.length === 0)
    return <p className="at-panel-none">{t('No colleagues yet. They appear here as soon as they join.')}</p>;
  return (
    <ul className="at-feed">
      {contacts.map(({ id, name, role, presence }) => (
        <li key={id}>
          <ListRow
            lead={<PhotoAvatar name={name} size={32} photo={photos.get(id)} presence={presence} />}
            title={name}
            text={`${role ? translate(ROLE_LABELS[role]) : ''} · ${presenceWords(presence)}`}
            to={toPath(`messages?with=${id}`)}
            onPress={close}
          />
        </li>
      ))}
    </ul>
  );
}
