import {
  TASK_PRIORITIES,
  TASK_PRIORITY_LABELS,
  type FlowStage,
  type Task,
  type TaskPriority,
  type UpdateTask,
} from '@atrium/contracts';
import { t, toast, toFailure, translate } from '@atrium/sdk';
import { DateField, PeoplePicker, SelectField, StatusText, TagsField } from '@atrium/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { nameOfStage, sayStage } from '../flow/stage.format.js';
import { useFlow } from '../flow/use-flows.js';
import { LabelChips } from '../label/label-chips.js';
import { useOfferedLabels } from '../label/label.api.js';
import { DueDay } from './due-day.js';
import { PRIORITY_TONES } from './task.format.js';
import { taskApi } from './task.api.js';

interface PropertiesProps {
  task: Task;
  onStage: (stage: FlowStage | undefined) => void;
}

/** Stage, priority, people, due day and labels, in two columns; whoever may change them does so here. */
export function TaskProperties(props: PropertiesProps) {
  return (
    <div className="at-fields">{props.task.mayChange ? <Fields {...props} /> : <Facts {...props} />}</div>
  );
}

function Fields({ task, onStage }: PropertiesProps) {
  const { stages } = useFlow(task.tab);
  const { values, change } = useChanges(task);
  const offered = useOfferedLabels(task.tab ?? undefined).map(({ name }) => name);
  return (
    <>
      <SelectField
        label={t('Stage')}
        options={stages.map(({ id, label, type }) => ({ value: id, label: nameOfStage(label, type) }))}
        value={task.flowStage}
        onChange={({ target }) => onStage(stages.find(({ id }) => id === target.value))}
      />
      <SelectField
        label={t('Priority')}
        options={TASK_PRIORITIES.map((value) => ({ value, label: translate(TASK_PRIORITY_LABELS[value]) }))}
        value={values.priority}
        onChange={({ target }) => change({ priority: target.value as TaskPriority })}
      />
      <PeoplePicker
        label={t('Assigned')}
        chosen={task.assignees.map(({ id, name }) => ({ value: id, label: name }))}
        value={values.assigneeIds}
        onChange={({ target }) => change({ assigneeIds: [...target.value] })}
      />
      <DateField
        label={t('Due')}
        value={values.dueOn ?? ''}
        onChange={({ target }) => change({ dueOn: target.value || null })}
      />
      <TagsField
        wide
        label={t('Labels')}
        offered={offered}
        value={values.labels}
        onChange={({ target }) => change({ labels: [...target.value] })}
      />
    </>
  );
}

type Changed = Partial<Pick<UpdateTask, 'priority' | 'assigneeIds' | 'dueOn' | 'labels'>>;

/** What was changed here is shown at once, and sent one after the other, each on the version that the last one made. */
function useChanges(task: Task) {
  const { update } = taskApi.useCalls();
  const [made, setMade] = useState<{ values: Changed; left: number }>({ values: {}, left: 0 });
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const version = useRef(task.version);
  useEffect(() => {
    version.current = Math.max(version.current, task.version);
  }, [task.version]);
  const send = async (values: Changed) => {
    try {
      const after = await update({ id: task.id, version: version.current, ...values });
      version.current = after.version;
    } catch (reason) {
      toast.error(toFailure(reason).error.message);
    }
    // Once nothing is on its way, what the server says counts.
    setMade(({ values: before, left }) => ({ values: left > 1 ? before : {}, left: left - 1 }));
  };
  const change = (values: Changed) => {
    setMade(({ values: before, left }) => ({ values: { ...before, ...values }, left: left + 1 }));
    turn.current = turn.current.then(() => send(values));
  };
  return { values: { ...task, ...made.values }, change };
}

function Facts({ task }: PropertiesProps) {
  const { priority, assignees, labels, dueOn } = task;
  return (
    <dl className="at-fields at-record-facts">
      <Fact name={t('Stage')}>{sayStage(task)}</Fact>
      {priority !== 'none' && (
        <Fact name={t('Priority')}>
          <StatusText tone={PRIORITY_TONES[priority]}>{translate(TASK_PRIORITY_LABELS[priority])}</StatusText>
        </Fact>
      )}
      {assignees.length > 0 && (
        <Fact name={t('Assigned')}>{assignees.map(({ name }) => name).join(', ')}</Fact>
      )}
      {dueOn !== null && (
        <Fact name={t('Due')}>
          <DueDay task={task} />
        </Fact>
      )}
      {labels.length > 0 && (
        <Fact name={t('Labels')}>
          <LabelChips names={labels} />
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd dir="auto">{children}</dd>
  </div>
);
