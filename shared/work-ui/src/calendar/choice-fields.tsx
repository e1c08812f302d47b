import { calendarRulesKey, type CalendarEvent } from '@atrium/contracts';
import { t, useSetting } from '@atrium/sdk';
import { isWhole, SelectField } from '@atrium/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useListRoomChoicesQuery } from './calendar.api.js';
import { timesAsked, type EventForm, type SetForm } from './event-form.rules.js';
import { ruleIn } from './event-repeat.rules.js';
import { useFindClashesQuery } from './guest.api.js';

interface ChoiceProps {
  form: EventForm;
  set: SetForm;
}

interface NamedProps extends ChoiceProps {
  name: string;
  error: string | undefined;
  onInput: () => void;
}

interface RoomProps extends NamedProps {
  event: CalendarEvent | null;
}

/** The room of an event, and whether it is free then. A room that was archived since stays with its event. */
export function RoomField({ form, set, event, name, error, onInput }: RoomProps) {
  const fault = useRoomFault(form, event);
  return (
    <RoomChoice
      name={name}
      error={fault ?? error}
      roomId={form.roomId}
      kept={event?.room ?? null}
      onChoose={(roomId) => {
        onInput();
        set('roomId', roomId);
      }}
    />
  );
}

interface RoomChoiceProps {
  name: string;
  error?: string | undefined;
  roomId: string;
  /** One that is offered in any case. */
  kept?: CalendarEvent['room'];
  onChoose: (roomId: string) => void;
}

/** The company's rooms; nothing where it has none. */
export function RoomChoice({ name, error, roomId, kept = null, onChoose }: RoomChoiceProps) {
  const { data } = useListRoomChoicesQuery();
  const archived = kept && !data?.items.some(({ id }) => id === kept.id) ? [kept] : [];
  const rooms = [...archived.map((room) => ({ ...room, capacity: null })), ...(data?.items ?? [])];
  if (rooms.length === 0) return null;
  const sayRoom = (room: string, capacity: number | null) =>
    capacity === null
      ? room
      : t('{name}, {count, plural, one {# seat} other {# seats}}', { name: room, count: capacity });
  return (
    <SelectField
      name={name}
      label={t('Room')}
      error={error}
      options={[
        { value: '', label: t('No room') },
        ...rooms.map((room) => ({ value: room.id, label: sayRoom(room.name, room.capacity) })),
      ]}
      value={roomId}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

/** Why the room is not free at the times of the form; null: it is; undefined while that is not known. */
function useRoomFault(form: EventForm, event: CalendarEvent | null): string | null | undefined {
  const { firstWeekday } = useSetting(calendarRulesKey).value;
  const { roomId } = form;
  const times = timesAsked(form);
  const whole = isWhole(form.repeat) ? ruleIn(form, { known: event, firstWeekday }) : null;
  // Of an event that has the room already, one date may be meant.
  const rule = event?.repeats && event.room?.id === roomId ? null : whole;
  const asked = times && roomId && { people: [], roomId, rule, ...times, eventId: event?.id ?? null };
  const { currentData } = useFindClashesQuery(asked || skipToken);
  return currentData?.room;
}

/** The categories that the company chose; nothing where it has none. */
export function CategoryField({ form: { category }, set, name, error, onInput }: NamedProps) {
  const { value: rules } = useSetting(calendarRulesKey);
  const offered = [...new Set([...rules.categories, ...(category ? [category] : [])])];
  if (offered.length === 0) return null;
  return (
    <SelectField
      label={t('Category')}
      name={name}
      error={error}
      options={[
        { value: '', label: t('No category') },
        ...offered.map((each) => ({ value: each, label: each })),
      ]}
      value={category}
      onChange={({ target }) => {
        onInput();
        set('category', target.value);
      }}
    />
  );
}
