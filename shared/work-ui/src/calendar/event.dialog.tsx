import { calendarOwnKey, calendarRulesKey, type CalendarEvent, type CreateEvent } from '@atrium/contracts';
import { t, toast, useSetting } from '@atrium/sdk';
import { FormDialog, isWhole, TextField, useSubmit } from '@atrium/ui';
import { useState } from 'react';
import { useCreateEventMutation, useUpdateEventMutation } from './calendar.api.js';
import {
  blankForm,
  endsFirst,
  formOf,
  type EventDefaults,
  type EventForm,
  type NewEvent,
  type SetForm,
} from './event-form.rules.js';
import { onRepeat, ruleMoved } from './event-repeat.rules.js';
import { EventRepeat } from './event-repeat.js';
import { changesOf, scopesOf, valuesOf } from './event-values.rules.js';
import { sayEdited } from './event-edited.format.js';
import { FIELD_NAMES, OtherFields, PlaceFields, TimeFields } from './event-fields.js';
import { NewFiles, useNewFiles } from './new-files.js';
import type { ScopeQuestion } from './use-scope-question.js';

interface EventDialogProps {
  /** Of a new one. */
  added: NewEvent | null;
  event: CalendarEvent | null;
  ask: ScopeQuestion['ask'];
  onClose: () => void;
}

/** Adds or edits an event. */
export default function EventDialog({ added, event, ask, onClose }: EventDialogProps) {
  const { form, set } = useEventForm({ added, event });
  const files = useNewFiles();
  const placed = onRepeat(form, event);
  const save = useSave({ form: placed, fileIds: files.fileIds, event, ask });
  const submit = useSubmit({
    names: FIELD_NAMES,
    // Before it is asked which dates are meant.
    validate: () => ({ ...faultsOf(form), fileIds: files.fault() }),
    submit: async (_values, key) => {
      if (await save(key)) onClose();
    },
  });
  return (
    <FormDialog
      form={submit}
      title={event ? t('Edit {name}', { name: event.title }) : t('New event')}
      submitLabel={t('Save')}
      page
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
        <TimeFields form={form} set={set} first={placed.day} field={submit.field} />
        <EventRepeat form={form} set={set} event={event} {...submit.field('rule')} />
        <PlaceFields set={set} event={event} form={placed} field={submit.field} />
        <OtherFields set={set} event={event} form={placed} field={submit.field}>
          {!event && <NewFiles kept={files} {...submit.field('fileIds')} />}
        </OtherFields>
      </div>
    </FormDialog>
  );
}

const faultsOf = (form: EventForm) => ({
  end: endsFirst(form) ? t('It ends before it starts.') : undefined,
  rule: isWhole(form.repeat) ? undefined : t('Complete how it repeats.'),
});

function useEventForm({ added, event }: Pick<EventDialogProps, 'added' | 'event'>) {
  const defaults = useEventDefaults();
  const [form, setForm] = useState<EventForm>(() => {
    if (event) return formOf(event);
    const now = new Date();
    const minutes = now.getHours() * 60 + now.getMinutes();
    const asked = added ?? { day: '' };
    // A company that invites nobody from outside has no field for them either.
    const outsideGuests = defaults.outsideGuests ? (asked.outsideGuests ?? []) : [];
    return blankForm({ ...asked, outsideGuests }, { ...defaults, now: minutes });
  });
  const set: SetForm = (name, value) => setForm((before) => ({ ...before, [name]: value }));
  return { form, set };
}

function useEventDefaults(): EventDefaults & { outsideGuests: boolean } {
  const { value: rules } = useSetting(calendarRulesKey);
  const { value: own } = useSetting(calendarOwnKey);
  return {
    length: rules.length,
    outsideGuests: rules.outsideGuests,
    reminders: own.reminders ?? rules.reminders,
    dayReminders: own.dayReminders ?? rules.dayReminders,
  };
}

interface SaveGiven {
  form: EventForm;
  /** Of a new one. */
  fileIds: string[];
  event: CalendarEvent | null;
  ask: ScopeQuestion['ask'];
}

/** @returns whether it was saved */
function useSave({ form, fileIds, event, ask }: SaveGiven): (key: string) => Promise<boolean> {
  const [create] = useCreateEventMutation();
  const [update] = useUpdateEventMutation();
  const { firstWeekday } = useSetting(calendarRulesKey).value;
  const given = { known: event, firstWeekday };
  const values = valuesOf(form, given);
  return async (key) => {
    if (!event) {
      await create({ key, body: { ...values, owner: ownerOf(form.owner), fileIds } }).unwrap();
      toast.success(t('{name} added', { name: values.title }));
      return true;
    }
    const { id, version, at, repeats } = event;
    const changes = changesOf(values, valuesOf(formOf(event), given));
    if (Object.keys(changes).length === 0) return true;
    const scopes = scopesOf(changes);
    const single = !repeats || scopes.length === 1;
    const scope = single ? 'all' : await ask(t('Save the changes?'), scopes);
    if (scope === null) return false;
    const rule = 'rule' in changes ? null : ruleMoved(form, event, scope);
    const edit = { id, version, at, scope, ...changes, ...(rule !== null && { rule }) };
    const text = sayEdited(await update(edit).unwrap());
    toast.success(t('{name} saved', { name: values.title }), { text });
    return true;
  };
}

const ownerOf = (key: string): CreateEvent['owner'] =>
  key === 'person' || key === 'company' ? { kind: key } : { kind: 'team', id: key };
