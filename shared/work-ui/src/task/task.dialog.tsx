import {
  TASK,
  TASK_PRIORITIES,
  TASK_PRIORITY_LABELS,
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
import { OwnFields } from '../flow/own-fields.js';
import { nameOfStage } from '../flow/stage.format.js';
import { useFlow } from '../flow/use-flows.js';
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
  const tab = useTaskArea() ?? null;
  const { stages, fields } = useFlow(row ? row.tab : tab);
  const flowStage = stages.find(({ type }) => type === 'todo')?.id;
  const form = useRecordForm(TASK, {
    ...{ row, onClose, calls: taskApi.useCalls(), nameOf: nameOfTask },
    first: { ...FIRST, tab, flowStage, dueOn: dueOn ?? null },
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
            options={stages.map(({ id, label, type }) => ({ value: id, label: nameOfStage(label, type) }))}
            {...field('flowStage')}
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
        <TagsField wide {...field('labels')} />
        <TextAreaField wide rows={5} {...field('description')} />
        <OwnFields {...{ fields, form }} people={row?.ownPeople ?? []} />
      </div>
    </FormDialog>
  );
}
