import { calendarRulesKey, type CalendarEvent, type CreateEvent } from '@atrium/contracts';
import { t, toast, useSetting } from '@atrium/sdk';
import {
  CheckField,
  DateField,
  FormDialog,
  PeoplePicker,
  SelectField,
  TextAreaField,
  TextField,
  TimeField,
  useSubmit,
} from '@atrium/ui';
import { useState } from 'react';
import { useCreateEventMutation, useListEventOwnersQuery, useUpdateEventMutation } from './calendar.api.js';
import {
  blankForm,
  changesOf,
  formOf,
  isOfSeries,
  ownerKey,
  valuesOf,
  type EventForm,
  type NewEvent,
} from './event-form.rules.js';
import { RepeatFields } from './repeat-fields.js';
import type { ScopeQuestion } from './use-scope-question.js';

interface EventDialogProps {
  /** Of a new one. */
  added: NewEvent | null;
  event: CalendarEvent | null;
  ask: ScopeQuestion['ask'];
  onClose: () => void;
}

export type SetForm = <Name extends keyof EventForm>(name: Name, value: EventForm[Name]) => void;

const NAMES = [
  'title',
  'place',
  'link',
  'description',
  'start',
  'end',
  'rule',
  'guestIds',
  'reminders',
  'owner',
] as const;
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const REMINDERS = ['', '0', '5', '10', '30', '60', '1440'];

function sayReminder(minutes: string): string {
  if (minutes === '') return t('No reminder');
  if (minutes === '0') return t('When it starts');
  if (minutes === '1440') return t('A day before');
  return t('{minutes} min before', { minutes });
}

/** Adds or edits an event. */
export default function EventDialog({ added, event, ask, onClose }: EventDialogProps) {
  const { value: rules } = useSetting(calendarRulesKey);
  const [form, setForm] = useState<EventForm>(() => {
    if (event) return formOf(event);
    const now = new Date();
    const minutes = now.getHours() * 60 + now.getMinutes();
    return blankForm(added ?? { day: '', from: null }, { now: minutes, length: rules.length });
  });
  const set: SetForm = (name, value) => setForm((before) => ({ ...before, [name]: value }));
  const save = useSave({ form, event, ask });
  const submit = useSubmit({
    names: NAMES,
    submit: async (_values, key) => {
      if (await save(key)) onClose();
    },
  });
  return (
    <FormDialog
      form={submit}
      title={event ? t('Edit {name}', { name: event.title }) : t('New event')}
      submitLabel={t('Save')}
      onClose={onClose}
    >
      <div className="at-fields">
        <TextField
          wide
          {...submit.field('title')}
          label={t('Title')}
          value={form.title}
          onChange={({ target }) => set('title', target.value)}
        />
        <TimeFields {...{ form, set }} field={submit.field} />
        <RepeatFields {...{ form, set }} error={submit.field('rule').error} />
        <MoreFields {...{ form, set, event }} field={submit.field} />
      </div>
    </FormDialog>
  );
}

interface SaveGiven {
  form: EventForm;
  event: CalendarEvent | null;
  ask: ScopeQuestion['ask'];
}

/** @returns whether it was saved */
function useSave({ form, event, ask }: SaveGiven): (key: string) => Promise<boolean> {
  const [create] = useCreateEventMutation();
  const [update] = useUpdateEventMutation();
  const values = valuesOf(form, { known: event, zone: zoneHere() });
  return async (key) => {
    if (!event) {
      await create({ key, body: { ...values, owner: ownerOf(form.owner) } }).unwrap();
      toast.success(t('{name} added', { name: values.title }));
      return true;
    }
    const { id, version, at } = event;
    const changes = changesOf(values, valuesOf(formOf(event), { known: event, zone: zoneHere() }));
    if (Object.keys(changes).length === 0) return true;
    const single = event.rule === null || isOfSeries(changes);
    const scope = single ? 'all' : await ask(t('Save the changes?'));
    if (scope === null) return false;
    await update({ id, version, at, scope, ...changes }).unwrap();
    toast.success(t('{name} saved', { name: values.title }));
    return true;
  };
}

const ownerOf = (key: string): CreateEvent['owner'] =>
  key === 'person' || key === 'company' ? { kind: key } : { kind: 'team', id: key };

type FieldOf = (name: (typeof NAMES)[number]) => {
  name: string;
  error: string | undefined;
  onInput: () => void;
};

interface PartProps {
  form: EventForm;
  set: SetForm;
  field: FieldOf;
}

function TimeFields({ form, set, field }: PartProps) {
  const start = field('start');
  const end = field('end');
  return (
    <>
      <CheckField
        wide
        label={t('All day')}
        checked={form.allDay}
        onChange={({ target }) => set('allDay', target.checked)}
      />
      <DateField
        label={t('From')}
        name="day"
        error={start.error}
        value={form.day}
        onChange={({ target }) => {
          if (form.lastDay < target.value || form.lastDay === form.day) set('lastDay', target.value);
          set('day', target.value);
        }}
      />
      {!form.allDay && (
        <TimeField
          label={t('Starts at')}
          name="from"
          value={form.from}
          onChange={({ target }) => set('from', target.value)}
        />
      )}
      <DateField
        label={t('To')}
        name="lastDay"
        error={end.error}
        value={form.lastDay}
        onChange={({ target }) => set('lastDay', target.value)}
      />
      {!form.allDay && (
        <TimeField
          label={t('Ends at')}
          name="to"
          value={form.to}
          onChange={({ target }) => set('to', target.value)}
        />
      )}
    </>
  );
}

function MoreFields({ form, set, field, event }: PartProps & { event: CalendarEvent | null }) {
  const { data: owners } = useListEventOwnersQuery(undefined, { skip: event !== null });
  const chosen = (event?.guests ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <PeoplePicker
        wide
        label={t('Guests')}
        chosen={chosen}
        name="guestIds"
        error={field('guestIds').error}
        value={form.guestIds}
        onChange={({ target }) => set('guestIds', [...target.value])}
      />
      <TextField
        {...field('place')}
        label={t('Where')}
        value={form.place}
        onChange={({ target }) => set('place', target.value)}
      />
      <TextField
        {...field('link')}
        label={t('Link')}
        value={form.link}
        onChange={({ target }) => set('link', target.value)}
      />
      {owners && owners.items.length > 1 && (
        <SelectField
          label={t('Calendar')}
          options={owners.items.map((owner) => ({ value: ownerKey(owner), label: owner.name }))}
          value={form.owner}
          onChange={({ target }) => set('owner', target.value)}
        />
      )}
      <SelectField
        label={t('Reminder')}
        options={REMINDERS.map((value) => ({ value, label: sayReminder(value) }))}
        value={form.reminder}
        onChange={({ target }) => set('reminder', target.value)}
      />
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
      <TextAreaField
        wide
        rows={3}
        {...field('description')}
        label={t('More about it')}
        value={form.description}
        onChange={({ target }) => set('description', target.value)}
      />
    </>
  );
}
