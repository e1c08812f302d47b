import { ROLE_LABELS } from '@atrium/contracts';
import { t, translate, useCompanyPath, usePhotos } from '@atrium/sdk';
import { ButtonLink, ErrorState, ListRow, PhotoAvatar } from '@atrium/ui';
import { PanelSkeleton } from '../../inbox/panel-skeleton.js';
import { useListFrequentContactsQuery } from '../messages/messages.api.js';
import { presenceWords } from '../messages/presence.format.js';

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
  const toPath = useCompanyPath();
  const { data, error, refetch, isFetching } = useListFrequentContactsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const photos = usePhotos(data?.map(({ id }) => id) ?? []);
  if (!data && error)
    return (
      <ErrorState
        title={t('Your contacts could not be loaded')}
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (!data) return <PanelSkeleton />;
  if (data.length === 0)
    return <p className="at-panel-none">{t('No colleagues yet. They appear here as soon as they join.')}</p>;
  return (
    <ul className="at-feed">
      {data.map(({ id, name, role, presence }) => (
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
