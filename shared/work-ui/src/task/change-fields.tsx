import {
  TASK_PRIORITIES,
  TASK_PRIORITY_LABELS,
  TASK_STAGE_LABELS,
  TASK_STAGES,
  type TaskChange,
  type TaskPriority,
  type TaskStage,
} from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import {
  CheckField,
  DateField,
  MultiCombobox,
  NumberField,
  PeoplePicker,
  SelectField,
  TagsField,
} from '@atrium/ui';
import { useLabels, useOfferedLabels } from '../label/label.api.js';
import { MilestoneField, ProjectField } from './place-fields.js';
import { useTaskArea } from './task-area.js';

type Kind = TaskChange['kind'];
type Of<K extends Kind> = Extract<TaskChange, { kind: K }>;

export interface ChangeFieldsProps<Change extends TaskChange> {
  change: Change;
  onChange: (change: TaskChange) => void;
}

export function StageFields({ change, onChange }: ChangeFieldsProps<Of<'stage'>>) {
  return (
    <SelectField
      label={t('Stage')}
      options={labelled(TASK_STAGES, TASK_STAGE_LABELS)}
      value={change.stage}
      onChange={({ target }) => onChange({ ...change, stage: target.value as TaskStage })}
    />
  );
}

export function PriorityFields({ change, onChange }: ChangeFieldsProps<Of<'priority'>>) {
  return (
    <SelectField
      label={t('Priority')}
      options={labelled(TASK_PRIORITIES, TASK_PRIORITY_LABELS)}
      value={change.priority}
      onChange={({ target }) => onChange({ ...change, priority: target.value as TaskPriority })}
    />
  );
}

export function DueFields({ change, onChange }: ChangeFieldsProps<Of<'due'>>) {
  return (
    <DateField
      label={t('Due')}
      help={t('Leave empty for no due day.')}
      value={change.dueOn ?? ''}
      onChange={({ target }) => onChange({ ...change, dueOn: target.value || null })}
    />
  );
}

export function ShiftFields({ change, onChange }: ChangeFieldsProps<Of<'shift'>>) {
  return (
    <NumberField
      label={t('Days')}
      help={t('Moves start and due day. A negative number moves them back.')}
      value={change.days}
      onChange={({ target }) => onChange({ ...change, days: Number(target.value) })}
    />
  );
}

/** Some come and some go, or others in place of all. */
export function AssigneeFields({ change, onChange }: ChangeFieldsProps<Of<'assignees'> | Of<'assign'>>) {
  const replaces = change.kind === 'assign';
  return (
    <>
      <CheckField
        label={t('Replace everyone')}
        checked={replaces}
        onChange={() => onChange(replaces ? NO_ONE : { kind: 'assign', assigneeIds: [] })}
      />
      {change.kind === 'assign' ? (
        <PeoplePicker
          label={t('Assign')}
          help={t('Leave empty to unassign.')}
          value={change.assigneeIds}
          onChange={({ target }) => onChange({ ...change, assigneeIds: [...target.value] })}
        />
      ) : (
        <AddAndRemove change={change} onChange={onChange} />
      )}
    </>
  );
}

const NO_ONE: TaskChange = { kind: 'assignees', add: [], remove: [] };

function AddAndRemove({ change, onChange }: ChangeFieldsProps<Of<'assignees'>>) {
  return (
    <>
      <PeoplePicker
        label={t('Assign')}
        value={change.add}
        onChange={({ target }) => onChange({ ...change, add: [...target.value] })}
      />
      <PeoplePicker
        label={t('Remove')}
        value={change.remove}
        onChange={({ target }) => onChange({ ...change, remove: [...target.value] })}
      />
    </>
  );
}

export function ProjectFields({ change, onChange }: ChangeFieldsProps<Of<'project'>>) {
  const { projectId, milestoneId } = change;
  return (
    <>
      <ProjectField
        help={t('Sub-tasks go with their tasks.')}
        value={projectId ?? ''}
        onChange={({ target }) => onChange({ ...change, projectId: target.value || null, milestoneId: null })}
      />
      <MilestoneField
        projectId={projectId}
        value={milestoneId ?? ''}
        onChange={({ target }) => onChange({ ...change, milestoneId: target.value || null })}
      />
    </>
  );
}

export function LabelFields({ change, onChange }: ChangeFieldsProps<Of<'labels'>>) {
  const offered = useOfferedLabels(useTaskArea()).map(({ name }) => name);
  const all = useLabels().map(({ name }) => ({ value: name, label: name }));
  return (
    <>
      <TagsField
        label={t('Add')}
        offered={offered}
        value={change.add}
        onChange={({ target }) => onChange({ ...change, add: [...target.value] })}
      />
      <MultiCombobox
        label={t('Remove')}
        options={all}
        value={change.remove}
        onChange={({ target }) => onChange({ ...change, remove: [...target.value] })}
      />
    </>
  );
}
