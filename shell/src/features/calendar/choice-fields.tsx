import { calendarRulesKey, type CalendarEvent } from '@atrium/contracts';
import { t, useSetting } from '@atrium/sdk';
import { SelectField } from '@atrium/ui';
import { useListRoomChoicesQuery } from './calendar.api.js';
import type { EventForm, SetForm } from './event-form.rules.js';

interface ChoiceProps {
  form: EventForm;
  set: SetForm;
}

/** The company's rooms; nothing where it has none. A room that was archived since stays with its event. */
export function RoomField({
  form: { roomId },
  set,
  event,
  error,
}: ChoiceProps & { event: CalendarEvent | null; error: string | undefined }) {
  const { data } = useListRoomChoicesQuery();
  const kept = event?.room && !data?.items.some(({ id }) => id === event.room?.id) ? [event.room] : [];
  const rooms = [...kept.map((room) => ({ ...room, capacity: null })), ...(data?.items ?? [])];
  if (rooms.length === 0) return null;
  const sayRoom = (name: string, capacity: number | null) =>
    capacity === null
      ? name
      : t('{name}, {count, plural, one {# seat} other {# seats}}', { name, count: capacity });
  return (
    <SelectField
      label={t('Room')}
      name="roomId"
      error={error}
      options={[
        { value: '', label: t('No room') },
        ...rooms.map(({ id, name, capacity }) => ({ value: id, label: sayRoom(name, capacity) })),
      ]}
      value={roomId}
      onChange={({ target }) => set('roomId', target.value)}
    />
  );
}

/** The categories that the company chose; nothing where it has none. */
export function CategoryField({ form: { category }, set }: ChoiceProps) {
  const { value: rules } = useSetting(calendarRulesKey);
  const offered = [...new Set([...rules.categories, ...(category ? [category] : [])])];
  if (offered.length === 0) return null;
  return (
    <SelectField
      label={t('Category')}
      name="category"
      options={[
        { value: '', label: t('No category') },
        ...offered.map((name) => ({ value: name, label: name })),
      ]}
      value={category}
      onChange={({ target }) => set('category', target.value)}
    />
  );
}
