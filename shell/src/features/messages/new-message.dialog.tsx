import { ROLE_LABELS } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Avatar, Dialog, ErrorState, ListRow, SearchBox } from '@atrium/ui';
import { useState } from 'react';
import { PanelSkeleton } from '../../inbox/panel-skeleton.js';
import { presenceWords } from './presence.format.js';
import { useListContactsQuery } from './messages.api.js';

interface NewMessageDialogProps {
  onChoose: (contactId: string) => void;
  onClose: () => void;
}

/** Chooses a recipient by name. */
export function NewMessageDialog({ onChoose, onClose }: NewMessageDialogProps) {
  const [search, setSearch] = useState('');
  const { data, error, refetch, isFetching } = useListContactsQuery(search, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Dialog open title={t('New message')} onClose={onClose}>
      <div className="at-contacts-find">
        <SearchBox label={t('Search people')} placeholder={t('Name')} value={search} onSearch={setSearch} />
      </div>
      <div className="at-contacts">
        {error && (
          <ErrorState
            title={t('People could not be loaded')}
            error={error}
            onRetry={refetch}
            busy={isFetching}
          />
        )}
        {!error && !data && <PanelSkeleton />}
        {!error && data?.length === 0 && <p className="at-panel-none">{t('No one matches this name.')}</p>}
        {!error && data && data.length > 0 && (
          <ul className="at-feed" aria-label={t('People')}>
            {data.map(({ id, name, role, presence }) => (
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
        )}
      </div>
    </Dialog>
  );
}
