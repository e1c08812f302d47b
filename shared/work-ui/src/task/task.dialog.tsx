import {
  TASK,
  TASK_PRIORITIES,
  TASK_PRIORITY_LABELS,
  TASK_VISIBILITIES,
  TASK_VISIBILITY_LABELS,
  type CreateTask,
  type FlowStage,
  type Task,
} from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
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
  type SelectFieldProps,
} from '@atrium/ui';
import { OwnFields } from '../flow/own-fields.js';
import { nameOfStage } from '../flow/stage.format.js';
import { useFlow } from '../flow/use-flows.js';
import { useOfferedLabels } from '../label/label.api.js';
import { FIRST_TASK } from './first-task.js';
import { PlaceFields } from './place-fields.js';
import { useTaskArea } from './task-area.js';
import { nameOfTask } from '../parts/task-name.format.js';
import { taskApi } from './task.api.js';

interface TaskDialogProps {
  onClose: () => void;
  dueOn?: string;
  /** What it starts with. */
  first?: CreateTask;
  onAdded?: () => void;
}

/** Adds a task, of the area whose page is open. */
export default function TaskDialog(props: TaskDialogProps) {
  const area = useTaskArea();
  const { stages, fields } = useFlow(area ?? null);
  const flowStage = stages.find(({ type }) => type === 'todo')?.id;
  const offered = useOfferedLabels(area).map(({ name }) => name);
  const form = useTaskForm(props, flowStage);
  const { frame, field } = form;
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TextField wide placeholder={t('What is to be done')} {...field('title')} />
        <PeoplePicker wide {...field('assigneeIds')} />
        <StageField stages={stages} {...field('flowStage')} />
        <SelectField options={labelled(TASK_PRIORITIES, TASK_PRIORITY_LABELS)} {...field('priority')} />
        <DateField {...field('startOn')} />
        <DateField {...field('dueOn')} />
        <DurationField {...field('estimate')} />
        <PlaceFields form={form} row={null} />
        <SelectField
          options={labelled(TASK_VISIBILITIES, TASK_VISIBILITY_LABELS)}
          help={t(
            'Private: only you and those who are assigned. The client sees tasks of their projects that say so.',
          )}
          {...field('visibility')}
        />
        <TagsField
          wide
          offered={offered}
          help={t('Choose labels, or write a new one.')}
          {...field('labels')}
        />
        <TextAreaField wide rows={5} {...field('description')} />
        <OwnFields fields={fields} form={form} people={NOBODY} />
      </div>
    </FormDialog>
  );
}

const NOBODY: Task['ownPeople'] = [];

type StageFieldProps = Omit<SelectFieldProps, 'options'> & { stages: readonly FlowStage[] };

function StageField({ stages, ...field }: StageFieldProps) {
  const options = stages.map(({ id, label, type }) => ({ value: id, label: nameOfStage(label, type) }));
  return <SelectField {...field} options={options} label={t('Stage')} />;
}

function useTaskForm({ dueOn, first, onAdded, onClose }: TaskDialogProps, flowStage: string | undefined) {
  const tab = useTaskArea() ?? null;
  const calls = taskApi.useCalls();
  const create: typeof calls.create = async (given) => {
    const made = await calls.create(given);
    onAdded?.();
    return made;
  };
  return useRecordForm(TASK, {
    row: null,
    onClose,
    calls: { ...calls, create },
    nameOf: nameOfTask,
    first: { ...(first ?? { ...FIRST_TASK, tab, dueOn: dueOn ?? null }), flowStage },
  });
}
