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
import { useEffect, useState, type ReactNode } from 'react';
import { useLogActivityMutation } from './activity.api.js';
import { useAskedActivity } from './use-log-call.js';

type Form = ContractForm<typeof logActivitySchema>;

/** What is written: for colleagues alone, or of what happened with the person. */
type Kind = ActivityKind | 'comment' | 'client';

interface StoryComposerProps {
  about: ActivityAbout;
  /** The field of a comment. */
  comment: ReactNode;
  /** The field of a message to the client, where the person may write one. */
  message?: ReactNode;
}

/** The one place to write about a lead or a client: a note, a call, a message, or a comment for colleagues. */
export function StoryComposer({ about, comment, message }: StoryComposerProps) {
  const [kind, setKind] = useState<Kind>('note');
  const [count, setCount] = useState(0);
  useAskedActivity(setKind);
  const options: { value: Kind; label: string }[] = [
    ...labelled(ACTIVITY_KINDS, ACTIVITY_KIND_LABELS),
    { value: 'comment', label: t('Comment') },
    ...(message ? [{ value: 'client' as const, label: t('To the client') }] : []),
  ];
  const isLogged = kind !== 'comment' && kind !== 'client';
  return (
    <div className="d-grid gap-3">
      <Segmented label={t('What you write')} options={options} value={kind} onChange={setKind} />
      {/* What is typed stays while something else is looked at. */}
      <div hidden={!isLogged}>
        {/* Another form after each activity, so that it is empty again. */}
        <Writing
          key={count}
          about={about}
          kind={isLogged ? kind : 'note'}
          onDone={() => {
            setCount(count + 1);
            setKind('note');
          }}
        />
      </div>
      {kind === 'comment' && comment}
      {kind === 'client' && message}
    </div>
  );
}

interface WritingProps {
  about: ActivityAbout;
  kind: ActivityKind;
  onDone: () => void;
}

function Writing({ about, kind, onDone }: WritingProps) {
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
  const { methods } = form;
  useEffect(() => methods.setValue('kind', kind), [methods, kind]);
  return (
    <form {...form.formProps} className="d-grid gap-3">
      {kind === 'call' && <CallFields form={form} />}
      {kind !== 'note' && <Direction form={form} kind={kind} />}
      <TextAreaField rows={2} label={labelOf(kind)} {...form.field('text')} />
      {about.kind === 'lead' && <NextFields form={form} />}
      <FormFailure failure={form.failure} />
      <div className="at-actions">
        <Button variant={form.dirty ? 'primary' : 'secondary'} size="sm" type="submit" busy={form.busy}>
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
