import { ROOM, type Room } from '@atrium/contracts';
import { formatNumber, lazyDialog, t } from '@atrium/sdk';
import { RecordPage, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { roomApi } from './room.api.js';
import { useSettingsTabs } from './use-settings-tabs.js';

const RoomDialog = lazyDialog(() => import('./room.dialog.js'));

const LOOKS: ColumnLooks<typeof ROOM.list, Room> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  capacity: {
    align: 'end',
    card: 'text',
    cell: ({ capacity }) => (capacity === null ? null : formatNumber(capacity)),
  },
  place: { card: 'note', cell: ({ place }) => place && <bdi>{place}</bdi> },
  status: {
    card: 'state',
    cell: ({ status }) => (status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active')),
  },
};

/** The rooms that events can take. */
export default function RoomPage() {
  return (
    <RecordPage
      record={ROOM}
      api={roomApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={RoomDialog}
      placeholder={t('Name')}
      empty={{
        title: t('No rooms yet'),
        text: t('Add a room, and events can take it. No one else gets it at that time.'),
      }}
      tabs={useSettingsTabs()}
    />
  );
}
