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

/** The company's rooms; nothing where it has none. A room that was archived since stays with its event. */
export function RoomField({ form, set, event, name, error, onInput }: RoomProps) {
  const { roomId } = form;
  const { data } = useListRoomChoicesQuery();
  const fault = useRoomFault(form, event);
  const kept = event?.room && !data?.items.some(({ id }) => id === event.room?.id) ? [event.room] : [];
  const rooms = [...kept.map((room) => ({ ...room, capacity: null })), ...(data?.items ?? [])];
  if (rooms.length === 0) return null;
  const sayRoom = (name: string, capacity: number | null) =>
    capacity === null
      ? name
      : t('{name}, {count, plural, one {# seat} other {# seats}}', { name, count: capacity });
  return (
    <SelectField
      name={name}
      label={t('Room')}
      error={fault ?? error}
      options={[
        { value: '', label: t('No room') },
        ...rooms.map(({ id, name, capacity }) => ({ value: id, label: sayRoom(name, capacity) })),
      ]}
      value={roomId}
      onChange={({ target }) => {
        onInput();
        set('roomId', target.value);
      }}
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
