import {
  sayDuration,
  TASK_PRIORITIES,
  TASK_PRIORITY_LABELS,
  TASK_VISIBILITIES,
  TASK_VISIBILITY_LABELS,
  type FlowStage,
  type Task,
  type TaskPriority,
} from '@atrium/contracts';
import { formatDate, labelled, t, translate } from '@atrium/sdk';
import { DateField, DurationField, PeoplePicker, SelectField, StatusText, TagsField } from '@atrium/ui';
import type { ReactNode } from 'react';
import { nameOfStage, sayStage } from '../flow/stage.format.js';
import { useFlow } from '../flow/use-flows.js';
import { LabelChips } from '../label/label-chips.js';
import { useOfferedLabels } from '../label/label.api.js';
import { DueDay } from './due-day.js';
import { MilestoneField, ProjectField } from './place-fields.js';
import { PRIORITY_TONES } from './task.format.js';
import { usePropertyChanges } from './use-property-changes.js';

interface PropertiesProps {
  task: Task;
  onStage: (stage: FlowStage | undefined) => void;
}

/** The properties of an opened task; those who may change them do so here. */
export function TaskProperties(props: PropertiesProps) {
  return props.task.mayChange ? <Fields {...props} /> : <Facts {...props} />;
}

function Fields({ task, onStage }: PropertiesProps) {
  const { stages } = useFlow(task.tab);
  const changes = usePropertyChanges(task);
  const { values, change } = changes;
  return (
    <div className="at-fields">
      <SelectField
        label={t('Stage')}
        options={stages.map(({ id, label, type }) => ({ value: id, label: nameOfStage(label, type) }))}
        value={task.flowStage}
        onChange={({ target }) => onStage(stages.find(({ id }) => id === target.value))}
      />
      <SelectField
        label={t('Priority')}
        options={labelled(TASK_PRIORITIES, TASK_PRIORITY_LABELS)}
        value={values.priority}
        onChange={({ target }) => change({ priority: target.value as TaskPriority })}
      />
      <PeoplePicker
        label={t('Assigned')}
        chosen={task.assignees.map(({ id, name }) => ({ value: id, label: name }))}
        value={values.assigneeIds}
        onChange={({ target }) => change({ assigneeIds: [...target.value] })}
      />
      <TimeFields {...changes} />
      <PlaceFields {...changes} task={task} />
      <SelectField
        label={t('Visible to')}
        options={labelled(TASK_VISIBILITIES, TASK_VISIBILITY_LABELS)}
        value={values.visibility}
        onChange={({ target }) => change({ visibility: target.value as Task['visibility'] })}
      />
    </div>
  );
}

type Changes = ReturnType<typeof usePropertyChanges>;

function TimeFields({ values: { startOn, dueOn, estimate }, change }: Changes) {
  return (
    <>
      <DateField
        label={t('Start')}
        value={startOn ?? ''}
        onCommit={(day) => change({ startOn: day || null })}
      />
      <DateField label={t('Due')} value={dueOn ?? ''} onCommit={(day) => change({ dueOn: day || null })} />
      <DurationField
        label={t('Estimate')}
        value={estimate ?? ''}
        onCommit={(minutes) => change({ estimate: typeof minutes === 'number' ? minutes : null })}
      />
    </>
  );
}

function PlaceFields({ task, values: { labels, projectId, milestoneId }, change }: Changes & { task: Task }) {
  const offered = useOfferedLabels(task.tab ?? undefined).map(({ name }) => name);
  return (
    <>
      <TagsField
        label={t('Labels')}
        offered={offered}
        value={labels}
        onChange={({ target }) => change({ labels: [...target.value] })}
      />
      <ProjectField
        chosen={task.project}
        value={projectId ?? ''}
        onChange={({ target }) => change({ projectId: target.value || null, milestoneId: null })}
      />
      <MilestoneField
        key={projectId}
        projectId={projectId ?? null}
        chosen={projectId === task.projectId ? task.milestone : null}
        value={milestoneId ?? ''}
        onChange={({ target }) => change({ milestoneId: target.value || null })}
      />
    </>
  );
}

function Facts({ task }: PropertiesProps) {
  const { priority, assignees, labels, startOn, dueOn, estimate, project, milestone } = task;
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
      {startOn !== null && <Fact name={t('Start')}>{formatDate(startOn)}</Fact>}
      {dueOn !== null && (
        <Fact name={t('Due')}>
          <DueDay task={task} />
        </Fact>
      )}
      {estimate !== null && <Fact name={t('Estimate')}>{sayDuration(estimate)}</Fact>}
      {labels.length > 0 && (
        <Fact name={t('Labels')}>
          <LabelChips names={labels} />
        </Fact>
      )}
      {project && <Fact name={t('Project')}>{`${project.code} ${project.name}`}</Fact>}
      {milestone && <Fact name={t('Milestone')}>{milestone.title}</Fact>}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd dir="auto">{children}</dd>
  </div>
);
