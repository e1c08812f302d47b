import { addTimeSchema, changeTimeSchema, dayIn, type TimeEntry } from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import { CheckField, DateField, DurationField, FormDialog, TextField, useContractForm } from '@atrium/ui';
import { useAddTimeMutation, useChangeTimeMutation } from './time.api.js';

interface TimeDialogProps {
  taskId: string;
  /** Null writes down a new one. */
  entry: TimeEntry | null;
  onClose: () => void;
}

/** Writes down time on a task, or corrects it. */
export default function TimeDialog({ entry, ...props }: TimeDialogProps) {
  return entry ? <ChangeTime {...props} entry={entry} /> : <AddTime {...props} />;
}

const todayHere = () => dayIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);

function AddTime({ taskId, onClose }: Omit<TimeDialogProps, 'entry'>) {
  const [add] = useAddTimeMutation();
  const form = useContractForm(addTimeSchema, {
    defaultValues: { taskId, day: todayHere(), minutes: 60, note: null, billable: true },
    submit: async (body, key) => {
      await add({ body, key }).unwrap();
      onClose();
    },
  });
  const { field } = form;
  return (
    <FormDialog {...{ form, onClose }} title={t('Add time')} submitLabel={t('Add')}>
      <div className="at-fields">
        <DateField {...field('day')} label={t('Day')} />
        <DurationField {...field('minutes')} label={t('Duration')} />
        <TextField wide {...field('note')} label={t('Note')} />
        <CheckField wide {...field('billable')} label={t('Billable')} />
      </div>
    </FormDialog>
  );
}

function ChangeTime({ entry, onClose }: Omit<TimeDialogProps, 'entry' | 'taskId'> & { entry: TimeEntry }) {
  const [change] = useChangeTimeMutation();
  const own = useUser().id === entry.userId;
  const { id, version, minutes, note, billable } = entry;
  const form = useContractForm(changeTimeSchema, {
    defaultValues: { version, minutes: minutes ?? 0, note, billable, reason: null },
    submit: async (body) => {
      await change({ id, ...body }).unwrap();
      onClose();
    },
  });
  const { field } = form;
  return (
    <FormDialog {...{ form, onClose }} title={t('Correct the time')} submitLabel={t('Save')}>
      <div className="at-fields">
        <DurationField {...field('minutes')} label={t('Duration')} />
        <TextField {...field('note')} label={t('Note')} />
        <CheckField wide {...field('billable')} label={t('Billable')} />
        {!own && (
          <TextField
            wide
            {...field('reason')}
            label={t('Reason')}
            help={t('{name} is notified and sees both times.', { name: entry.name })}
          />
        )}
      </div>
    </FormDialog>
  );
}
