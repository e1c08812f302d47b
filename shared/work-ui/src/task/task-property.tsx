import {
  TASK,
  TASK_PRIORITIES,
  TASK_PRIORITY_LABELS,
  TASK_VISIBILITIES,
  TASK_VISIBILITY_LABELS,
  type Task,
} from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import {
  DateField,
  DurationField,
  PeoplePicker,
  PropertyForm,
  SelectField,
  TagsField,
  usePropertyForm,
  type PropertyFormProps,
  type RecordForm,
} from '@atrium/ui';
import type { SyntheticEvent } from 'react';
import { OwnFields } from '../flow/own-fields.js';
import { nameOfStage } from '../flow/stage.format.js';
import { useFlow } from '../flow/use-flows.js';
import { useOfferedLabels } from '../label/label.api.js';
import { nameOfTask } from '../parts/task-name.format.js';
import { PlaceFields } from './place-fields.js';
import { taskApi } from './task.api.js';
import { useStageChange } from './use-stage-change.js';

/** Changes one property of a task in its place. */
export default function TaskProperty(props: PropertyFormProps<Task>) {
  return props.name === 'flowStage' ? <Stage {...props} /> : <Property {...props} />;
}

/** Moved instead of saved: what is open below it is asked for. */
function Stage({ row, onClose }: PropertyFormProps<Task>) {
  const { stages, change } = useStageChange(row);
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const form = { busy: false, failure: null, formProps: { onSubmit: close, noValidate: true as const } };
  return (
    <PropertyForm form={form} onClose={onClose}>
      <SelectField
        label={t('Stage')}
        options={stages.map(({ id, label, type }) => ({ value: id, label: nameOfStage(label, type) }))}
        value={row.flowStage}
        onChange={({ target }) => {
          const stage = stages.find(({ id }) => id === target.value);
          if (stage) void change(stage);
        }}
      />
    </PropertyForm>
  );
}

/** A milestone belongs to its project. */
const PLACE = ['projectId', 'milestoneId'];

function Property(props: PropertyFormProps<Task>) {
  const { row, name } = props;
  const isPlace = PLACE.includes(name);
  const { inPlace, ...form } = usePropertyForm(TASK, {
    ...props,
    nameOf: nameOfTask,
    calls: taskApi.useCalls(),
    ...(isPlace && { with: PLACE.filter((each) => each !== name) }),
  });
  return (
    <PropertyForm {...inPlace}>
      {isPlace ? <PlaceFields form={form} row={row} /> : <Control form={form} row={row} name={name} />}
    </PropertyForm>
  );
}

interface ControlProps {
  form: RecordForm<typeof TASK, Task>;
  row: Task;
  name: string;
}

function Control({ form, row, name }: ControlProps) {
  const { field } = form;
  switch (name) {
    case 'priority':
      return <SelectField options={labelled(TASK_PRIORITIES, TASK_PRIORITY_LABELS)} {...field(name)} />;
    case 'visibility':
      return <SelectField options={labelled(TASK_VISIBILITIES, TASK_VISIBILITY_LABELS)} {...field(name)} />;
    case 'startOn':
    case 'dueOn':
      return <DateField {...field(name)} />;
    case 'estimate':
      return <DurationField {...field(name)} />;
    case 'assigneeIds':
      return (
        <PeoplePicker
          chosen={row.assignees.map(({ id, name: label }) => ({ value: id, label }))}
          {...field(name)}
        />
      );
    case 'labels':
      return <Labels form={form} row={row} />;
    default:
      return <Own form={form} row={row} />;
  }
}

type OwnProps = Pick<ControlProps, 'form' | 'row'>;

function Labels({ form, row }: OwnProps) {
  const offered = useOfferedLabels(row.tab ?? undefined).map(({ name }) => name);
  return <TagsField offered={offered} {...form.field('labels')} />;
}

function Own({ form, row }: OwnProps) {
  const { fields } = useFlow(row.tab);
  return <OwnFields fields={fields} form={form} people={row.ownPeople} />;
}
