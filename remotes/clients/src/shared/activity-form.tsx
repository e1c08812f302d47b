import {
  ACTIVITY_KIND_LABELS,
  ACTIVITY_KINDS,
  CALL_OUTCOME_LABELS,
  CALL_OUTCOMES,
  logActivitySchema,
  type ActivityAbout,
  type ActivityKind,
} from '@atrium/contracts';
import { labelled, t, toast } from '@atrium/sdk';
import {
  Button,
  DateField,
  FormFailure,
  NumberField,
  Segmented,
  SelectField,
  TextAreaField,
  TextField,
  TimeField,
  useContractForm,
  type ContractForm,
} from '@atrium/ui';
import { useState } from 'react';
import { useLogActivityMutation } from './activity.api.js';
import { useAskedActivity } from './use-log-call.js';

type Form = ContractForm<typeof logActivitySchema>;

/** Writes down a note, a call or a message. */
export function ActivityForm({ about }: { about: ActivityAbout }) {
  const [count, setCount] = useState(0);
  // Another form after each activity, so that it is empty again.
  return <Writing key={count} about={about} onDone={() => setCount(count + 1)} />;
}

function Writing({ about, onDone }: { about: ActivityAbout; onDone: () => void }) {
  const [log] = useLogActivityMutation();
  const form = useContractForm(logActivitySchema, {
    defaultValues: {
      about,
      kind: 'note',
      direction: 'out',
      text: '',
      outcome: null,
      minutes: null,
      next: null,
    },
    submit: async (body, key) => {
      await log({ key, body }).unwrap();
      toast.success(t('Activity saved'));
      onDone();
    },
  });
  useAskedActivity((asked) => form.methods.setValue('kind', asked));
  const kind = form.methods.watch('kind');
  const set = (next: ActivityKind) => form.methods.setValue('kind', next, { shouldDirty: true });
  return (
    <form {...form.formProps} className="d-grid gap-3">
      <Segmented
        label={t('Kind of activity')}
        options={labelled(ACTIVITY_KINDS, ACTIVITY_KIND_LABELS)}
        value={kind}
        onChange={(value) => set(value)}
      />
      {kind === 'call' && <CallFields form={form} />}
      {kind !== 'note' && <Direction form={form} kind={kind} />}
      <TextAreaField rows={3} label={labelOf(kind)} {...form.field('text')} />
      {about.kind === 'lead' && <NextFields form={form} />}
      <FormFailure failure={form.failure} />
      <div className="at-actions">
        <Button variant="primary" size="sm" type="submit" busy={form.busy}>
          {t('Save activity')}
        </Button>
      </div>
    </form>
  );
}

const labelOf = (kind: ActivityKind): string =>
  kind === 'note' || kind === 'call' ? t('Note') : t('What was written');

function CallFields({ form: { field } }: { form: Form }) {
  return (
    <div className="at-fields">
      <SelectField
        label={t('How it went')}
        placeholder={t('Choose how it went')}
        options={labelled(CALL_OUTCOMES, CALL_OUTCOME_LABELS)}
        {...field('outcome')}
      />
      <NumberField label={t('Minutes')} {...field('minutes')} />
    </div>
  );
}

function Direction({ form: { field }, kind }: { form: Form; kind: ActivityKind }) {
  const options =
    kind === 'call'
      ? [
          { value: 'out', label: t('We called') },
          { value: 'in', label: t('They called') },
        ]
      : [
          { value: 'out', label: t('We wrote') },
          { value: 'in', label: t('They wrote') },
        ];
  return <SelectField label={t('Who')} options={options} {...field('direction')} />;
}

/** What comes next, with a reminder at its time. */
function NextFields({ form: { field, methods } }: { form: Form }) {
  const next = methods.watch('next');
  const set = (value: typeof next) => methods.setValue('next', value, { shouldDirty: true });
  if (next === null)
    return (
      <div>
        <Button size="xs" icon="clock" onClick={() => set({ action: '', on: '', time: null })}>
          {t('Add next action')}
        </Button>
      </div>
    );
  return (
    <div className="at-fields">
      <TextField wide label={t('Next action')} {...field('next.action')} />
      <DateField label={t('On')} {...field('next.on')} />
      <TimeField label={t('At')} {...field('next.time')} />
      <div className="is-wide">
        <Button size="xs" variant="ghost" icon="x" onClick={() => set(null)}>
          {t('Leave the next action as it is')}
        </Button>
      </div>
    </div>
  );
}
