import { t } from '@atrium/sdk';
import { SelectField } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useListInterviewRoomsQuery } from '../interview.api.js';

interface PlaceFieldsProps {
  /** Its id; null: somewhere else. */
  room: string | null;
  error: string | undefined;
  onRoom: (id: string | null) => void;
  /** Where people meet who do not meet in a room of the company. */
  place: ReactNode;
}

/** A room of the company's calendar, or an address. Companies without rooms are not asked for one. */
export function PlaceFields({ room, error, onRoom, place }: PlaceFieldsProps) {
  const { data } = useListInterviewRoomsQuery();
  const rooms = data?.items ?? [];
  if (rooms.length === 0 && room === null) return place;
  return (
    <>
      <SelectField
        label={t('Room')}
        error={error}
        value={room ?? ''}
        options={[
          { value: '', label: t('Somewhere else') },
          ...rooms.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => onRoom(target.value || null)}
      />
      {room === null && place}
    </>
  );
}
