import type { CalendarEvent } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import {
  CheckField,
  DateField,
  MoreFields,
  SelectField,
  TextAreaField,
  TextField,
  TimeField,
} from '@atrium/ui';
import { useRef, type ReactNode } from 'react';
import { useListEventOwnersQuery } from './calendar.api.js';
import { CategoryField, RoomField } from './choice-fields.js';
import { GuestFields } from './guest-fields.js';
import { HueField } from './hue-field.js';
import { RemindersField } from './reminders-field.js';
import { moveStart, ownerKey, shownLength, type EventForm, type SetForm } from './event-form.rules.js';
import { EventZone } from './event-zone.js';

/** As the server names what it refuses. */
export const FIELD_NAMES = [
  ...(['title', 'place', 'link', 'description', 'start', 'end'] as const),
  ...(['rule', 'guestIds', 'outsideGuests', 'reminders', 'owner', 'roomId', 'category', 'fileIds'] as const),
] as const;

type FieldOf = (name: (typeof FIELD_NAMES)[number]) => {
  name: string;
  error: string | undefined;
  onInput: () => void;
};

interface PartProps {
  form: EventForm;
  set: SetForm;
  field: FieldOf;
}

interface MomentProps extends Pick<PartProps, 'form' | 'set'> {
  error: string | undefined;
  /** What was wrong is not said of what is written now. */
  onInput: () => void;
}

interface TimeProps extends PartProps {
  /** Its first date, where its repeat has none on the day that was chosen. */
  first: string;
}

export function TimeFields({ form, set, field, first }: TimeProps) {
  const [start, end, room] = [field('start'), field('end'), field('roomId')];
  const onInput = () => {
    start.onInput();
    end.onInput();
    room.onInput();
  };
  return (
    <>
      <CheckField
        wide
        label={t('All day')}
        checked={form.allDay}
        onChange={({ target }) => set('allDay', target.checked)}
      />
      <StartFields form={form} set={set} onInput={onInput} first={first} error={start.error} />
      <EndFields form={form} set={set} onInput={onInput} error={end.error} />
      {!form.allDay && <EventZone form={form} set={set} />}
    </>
  );
}

const WITH_WEEKDAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

interface KeptLength extends Pick<EventForm, 'lastDay' | 'to' | 'allDay'> {
  length: number;
}

/**
 * How the start is moved, and the end with it. Half a date may be another one, which moves the end for the moment only; so
 * the length is that of before, until somebody sets another end.
 */
function useMovedStart({ form, set }: Pick<PartProps, 'form' | 'set'>) {
  const { lastDay, to, allDay } = form;
  const kept = useRef<KeptLength | null>(null);
  const lengthBefore = (): number => {
    const last = kept.current;
    const isLeft = last?.lastDay === lastDay && last.to === to && last.allDay === allDay;
    return isLeft ? last.length : shownLength(form);
  };
  const move = (moved: Partial<Pick<EventForm, 'day' | 'from'>>) => {
    const length = lengthBefore();
    kept.current = { length, allDay, ...moveStart(set, form, { ...moved, length }) };
  };
  const onBlur = () => {
    if (!Number.isNaN(shownLength(form))) kept.current = null;
  };
  return { move, onBlur };
}

function StartFields({ form, set, error, onInput, first }: MomentProps & Pick<TimeProps, 'first'>) {
  const { move, onBlur } = useMovedStart({ form, set });
  const put = (moved: Parameters<typeof move>[0]) => {
    onInput();
    move(moved);
  };
  return (
    <>
      <DateField
        label={t('From')}
        name="start"
        error={error}
        help={first !== form.day && t('Its first date is {day}.', { day: formatDate(first, WITH_WEEKDAY) })}
        value={form.day}
        onBlur={onBlur}
        onChange={({ target }) => put({ day: target.value })}
      />
      {!form.allDay && (
        <TimeField
          label={t('Starts at')}
          name="from"
          value={form.from}
          onBlur={onBlur}
          onChange={({ target }) => put({ from: target.value })}
        />
      )}
    </>
  );
}

/** What is wrong with the end is said beside its time, if that is what is wrong. */
function EndFields({ form, set, error, onInput }: MomentProps) {
  const put = (name: 'lastDay' | 'to', value: string) => {
    onInput();
    set(name, value);
  };
  const isTime = !form.allDay && form.lastDay >= form.day;
  return (
    <>
      <DateField
        label={t('To')}
        name={isTime ? 'lastDay' : 'end'}
        error={isTime ? undefined : error}
        value={form.lastDay}
        onChange={({ target }) => put('lastDay', target.value)}
      />
      {!form.allDay && (
        <TimeField
          label={t('Ends at')}
          name={isTime ? 'end' : 'to'}
          error={isTime ? error : undefined}
          value={form.to}
          onChange={({ target }) => put('to', target.value)}
        />
      )}
    </>
  );
}

interface EventPartProps extends PartProps {
  event: CalendarEvent | null;
}

const textOf = ({ form, set, field }: PartProps, name: 'place' | 'link' | 'description') => ({
  ...field(name),
  value: form[name],
  onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
});

/** Who comes, and where. */
export function PlaceFields({ event, ...part }: EventPartProps) {
  const { form, set, field } = part;
  return (
    <>
      <GuestFields form={form} set={set} event={event} errorOf={(name) => field(name).error} />
      <TextField {...textOf(part, 'place')} label={t('Where')} />
      <RoomField form={form} set={set} event={event} {...field('roomId')} />
    </>
  );
}

const MORE = ['link', 'category', 'reminders', 'owner', 'description', 'fileIds'] as const;

/** What most events do without. */
export function OtherFields({ event, children, ...part }: EventPartProps & { children: ReactNode }) {
  const { form, set, field } = part;
  const isWrong = MORE.some((name) => field(name).error !== undefined);
  return (
    <div className="is-wide">
      <MoreFields
        note={t('Link, colour, reminders, who sees it, files')}
        defaultOpen={event !== null}
        wrong={isWrong}
      >
        <div className="at-fields">
          <TextField {...textOf(part, 'link')} label={t('Link')} />
          <CategoryField form={form} set={set} {...field('category')} />
          <LookFields form={form} set={set} field={field} />
          {!event && <OwnerField form={form} set={set} field={field} />}
          <SeenFields form={form} set={set} />
          <TextAreaField wide rows={3} {...textOf(part, 'description')} label={t('More about it')} />
          {children}
        </div>
      </MoreFields>
    </div>
  );
}

function LookFields({ form, set, field }: PartProps) {
  return (
    <>
      <HueField
        label={t('Colour')}
        value={form.colour}
        usual={t('As its calendar')}
        onChange={(colour) => set('colour', colour)}
      />
      <RemindersField
        name="reminders"
        label={t('Reminders')}
        whole={form.allDay}
        error={field('reminders').error}
        value={form.allDay ? form.dayReminders : form.reminders}
        onChange={(minutes) => set(form.allDay ? 'dayReminders' : 'reminders', minutes)}
      />
    </>
  );
}

function OwnerField({ form, set, field }: PartProps) {
  const { data: owners } = useListEventOwnersQuery();
  if (!owners || owners.items.length < 2) return null;
  const { onInput, ...named } = field('owner');
  return (
    <SelectField
      {...named}
      label={t('Calendar')}
      options={owners.items.map((owner) => ({ value: ownerKey(owner), label: owner.name }))}
      value={form.owner}
      onChange={({ target }) => {
        onInput();
        set('owner', target.value);
      }}
    />
  );
}

function SeenFields({ form, set }: Pick<PartProps, 'form' | 'set'>) {
  return (
    <>
      <SelectField
        label={t('Who sees it')}
        options={[
          { value: 'normal', label: t('Those who see the calendar') },
          { value: 'private', label: t('Guests only; others see “Busy”') },
        ]}
        value={form.visibility}
        onChange={({ target }) => set('visibility', target.value === 'private' ? 'private' : 'normal')}
      />
      <CheckField
        label={t('I am busy meanwhile')}
        checked={form.busy}
        onChange={({ target }) => set('busy', target.checked)}
      />
    </>
  );
}
