import {
  REPEAT_MODE_LABELS,
  REPEAT_MODES,
  TASK_REPEAT,
  daysBetween,
  type RepeatMode,
  type Task,
  type TaskRepeat,
} from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import {
  CheckField,
  FormDialog,
  NumberField,
  ruleOf,
  SelectField,
  TextField,
  useRecordForm,
  ZoneField,
  type RecordFormProps,
} from '@atrium/ui';
import { todayHere, zoneHere } from '../day/here.js';
import { intervalOf, intervalRule } from './interval.rules.js';
import { RepeatRuleFields } from './repeat-rule-fields.js';
import { repeatApi } from './repeat.api.js';

interface RepeatDialogProps extends RecordFormProps<TaskRepeat> {
  /** Of a new one: the task that repeats. */
  task?: Task;
}

/** Makes a task repeat, or changes how it does. */
export default function RepeatDialog({ row, task, onClose }: RepeatDialogProps) {
  const { frame, field, now, set } = useRepeatForm({ row, task, onClose });
  const { label: modeLabel, error: modeError } = field('mode');
  const title = row ? frame.title : t('Make {name} repeat', { name: task?.title ?? '' });
  return (
    <FormDialog {...frame} title={title} submitLabel={row ? t('Save') : t('Repeat')}>
      <div className="at-fields">
        <TextField wide {...field('title')} />
        <SelectField
          wide
          label={modeLabel}
          error={modeError}
          name="mode"
          options={labelled(REPEAT_MODES, REPEAT_MODE_LABELS)}
          value={now.mode}
          onChange={({ target }) => set(inMode(target.value as RepeatMode, now.startOn))}
        />
        <RepeatRuleFields
          key={now.mode}
          mode={now.mode}
          rule={now.rule}
          startOn={now.startOn}
          zone={now.zone}
          error={field('rule').error}
          startError={field('startOn').error}
          onRule={(rule) => set({ rule })}
          onStart={(startOn, rule) => set({ startOn, rule })}
        />
        <NumberField {...field('dueDays')} help={t('0: on its day. Left empty, it has no due day.')} />
        <ZoneField {...field('zone')} />
        {now.mode === 'calendar' && <CheckField wide {...field('skipWhileOpen')} />}
      </div>
    </FormDialog>
  );
}

function useRepeatForm({ row, task, onClose }: RepeatDialogProps) {
  const form = useRecordForm(TASK_REPEAT, {
    row,
    onClose,
    calls: repeatApi.useCalls(),
    nameOf: ({ title }: TaskRepeat) => title,
    first: firstOf(task),
    sayAdded: (name) => t('{name} repeats now', { name }),
  });
  const now = form.methods.watch() as ReturnType<typeof firstOf>;
  // What was wrong is not said of what is written now.
  const { isSubmitted } = form.methods.formState;
  const set = (values: Partial<typeof now>) => {
    for (const [name, value] of Object.entries(values))
      form.methods.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return { ...form, now, set };
}

/** Each way has a rule of its own to begin with. */
const inMode = (mode: RepeatMode, startOn: string) => ({
  mode,
  rule: mode === 'calendar' ? (ruleOf('weekly', startOn) ?? '') : intervalRule(intervalOf('')),
});

/** On the task's own day, every week. */
function firstOf(task: Task | undefined) {
  const startOn = task?.startOn ?? task?.dueOn ?? todayHere();
  const due = task?.dueOn;
  const dueDays = due ? daysBetween(startOn, due) : null;
  return {
    taskId: task?.id ?? '',
    title: task?.title ?? '',
    startOn,
    zone: zoneHere(),
    skipWhileOpen: true,
    ...inMode('calendar', startOn),
    dueDays: dueDays === null ? null : Math.min(dueDays, 366),
  };
}
