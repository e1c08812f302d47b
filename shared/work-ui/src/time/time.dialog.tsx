import { addTimeSchema, changeTimeSchema, type Ref, type TimeEntry } from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import {
  CheckField,
  DateField,
  FormDialog,
  RefField,
  TextField,
  useContractForm,
  type ContractForm,
  type UseOffers,
} from '@atrium/ui';
import { useState } from 'react';
import { todayHere } from '../day/here.js';
import { ClockFields } from './clock-fields.js';
import { useAddTimeMutation, useChangeTimeMutation } from './time.api.js';
import { trimmed } from './trimmed.js';

interface TimeDialogProps {
  /** Null: it is chosen here, from `useOffers`. */
  taskId: string | null;
  /** Null writes down a new one. */
  entry: TimeEntry | null;
  /** Of a new one; today if left out. */
  day?: string;
  /** Of a new one, `09:30`. */
  start?: string;
  minutes?: number;
  useOffers?: UseOffers;
  onClose: () => void;
}

/** Writes down time on a task, or corrects it. */
export default function TimeDialog({ entry, ...props }: TimeDialogProps) {
  return entry ? <ChangeTime entry={entry} onClose={props.onClose} /> : <AddTime {...props} />;
}

function AddTime({ taskId, useOffers, onClose, ...given }: Omit<TimeDialogProps, 'entry'>) {
  const { day = todayHere(), start = null, minutes: length = 60 } = given;
  const [add] = useAddTimeMutation();
  const [task, setTask] = useState<Ref | null>(null);
  const form = useContractForm(addTimeSchema, {
    defaultValues: { taskId: taskId ?? '', day, start, minutes: length, note: null, billable: true },
    submit: async (body, key) => {
      await trimmed((trim) => add({ body: { ...body, ...trim }, key }).unwrap());
      onClose();
    },
  });
  const { field, methods } = form;
  const set = (minutes: number) => methods.setValue('minutes', minutes, { shouldDirty: true });
  return (
    <FormDialog form={form} onClose={onClose} title={t('Add time')} submitLabel={t('Add')}>
      <div className="at-fields">
        {useOffers && (
          <div className="is-wide">
            <RefField
              required
              label={t('Task')}
              chosen={task}
              useOffers={useOffers}
              error={field('taskId').error}
              onChoose={(next) => {
                setTask(next);
                methods.setValue('taskId', next?.id ?? '', { shouldDirty: true });
              }}
            />
          </div>
        )}
        <TimeFields field={field} now={methods.watch()} onMinutes={set} />
      </div>
    </FormDialog>
  );
}

function ChangeTime({ entry, onClose }: { entry: TimeEntry; onClose: () => void }) {
  const [change] = useChangeTimeMutation();
  const own = useUser().id === entry.userId;
  const { id, version, day, start, minutes, note, billable } = entry;
  const form = useContractForm(changeTimeSchema, {
    defaultValues: { version, day, start, minutes: minutes ?? 0, note, billable, reason: null },
    submit: async (body) => {
      await trimmed((trim) => change({ id, ...body, ...trim }).unwrap());
      onClose();
    },
  });
  const { field, methods } = form;
  const set = (next: number) => methods.setValue('minutes', next, { shouldDirty: true });
  return (
    <FormDialog form={form} onClose={onClose} title={t('Correct the time')} submitLabel={t('Save')}>
      <div className="at-fields">
        <TimeFields field={field} now={methods.watch()} onMinutes={set} />
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

type Registered = ReturnType<ContractForm<typeof addTimeSchema>['field']>;

interface TimeFieldsProps {
  field: (
    name: 'day' | 'start' | 'minutes' | 'note' | 'billable',
  ) => Omit<Registered, 'name'> & { name: string };
  /** What is typed now. */
  now: { start?: string | null | undefined; minutes: number };
  onMinutes: (minutes: number) => void;
}

function TimeFields({ field, now: { start, minutes }, onMinutes }: TimeFieldsProps) {
  return (
    <>
      <DateField wide {...field('day')} label={t('Day')} />
      <ClockFields
        start={field('start')}
        minutes={field('minutes')}
        onMinutes={onMinutes}
        from={start ?? null}
        length={minutes}
      />
      <TextField wide {...field('note')} label={t('Note')} />
      <CheckField wide {...field('billable')} label={t('Billable')} />
    </>
  );
}
