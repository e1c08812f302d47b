import {
  TASK,
  TASK_PRIORITIES,
  TASK_PRIORITY_LABELS,
  TASK_STAGE_LABELS,
  TASK_STAGES,
  TASK_VISIBILITIES,
  TASK_VISIBILITY_LABELS,
  type CreateTask,
  type Task,
} from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import {
  DateField,
  DurationField,
  FormDialog,
  PeoplePicker,
  SelectField,
  TagsField,
  TextAreaField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { useOfferedLabels } from '../label/label.api.js';
import { useTaskArea } from './task-area.js';
import { nameOfTask } from './task.format.js';
import { taskApi } from './task.api.js';

const FIRST: CreateTask = {
  ...{ title: '', description: null, tab: null, stage: 'todo', priority: 'none', assigneeIds: [] },
  ...{ startOn: null, dueOn: null, estimate: null, labels: [], visibility: 'internal', parentId: null },
};

const optionsOf = <Key extends string>(keys: readonly Key[], labels: Record<Key, string>) =>
  keys.map((value) => ({ value, label: translate(labels[value]) }));

interface TaskDialogProps extends RecordFormProps<Task> {
  /** Of a new one. */
  dueOn?: string;
}

/** Adds or edits a task; a new one is of the area whose page is open. */
export default function TaskDialog({ row, onClose, dueOn }: TaskDialogProps) {
  const area = useTaskArea();
  const tab = area ?? null;
  const offered = useOfferedLabels(row?.tab ?? area).map(({ name }) => name);
  const form = useRecordForm(TASK, {
    ...{ row, onClose, calls: taskApi.useCalls(), nameOf: nameOfTask },
    first: { ...FIRST, tab, dueOn: dueOn ?? null },
  });
  const { frame, field } = form;
  const chosen = (row?.assignees ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TextField wide placeholder={t('What is to be done')} {...field('title')} />
        <PeoplePicker wide chosen={chosen} {...field('assigneeIds')} />
        {!row && (
          <SelectField
            options={optionsOf(TASK_STAGES, TASK_STAGE_LABELS)}
            {...field('stage')}
            label={t('Stage')}
          />
        )}
        <SelectField options={optionsOf(TASK_PRIORITIES, TASK_PRIORITY_LABELS)} {...field('priority')} />
        <DateField {...field('startOn')} />
        <DateField {...field('dueOn')} />
        <DurationField {...field('estimate')} />
        <SelectField
          options={optionsOf(TASK_VISIBILITIES, TASK_VISIBILITY_LABELS)}
          help={t('Private: only you and those who are assigned.')}
          {...field('visibility')}
        />
        <TagsField
          wide
          offered={offered}
          help={t('Choose labels, or write a new one.')}
          {...field('labels')}
        />
        <TextAreaField wide rows={5} {...field('description')} />
      </div>
    </FormDialog>
  );
}
