import { sayDuration, TASK_PRIORITY_LABELS, TASK_TAB_LABELS, type Task, type TASK } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Badge, StatusBadge, StatusText, type ColumnLooks, type OpenedLook } from '@atrium/ui';
import { OwnValuesText } from '../flow/own-values-text.js';
import { colourOf, sayStage } from '../flow/stage.format.js';
import { RepeatMark } from '../repeat/repeat-mark.js';
import { LabelChips } from '../label/label-chips.js';
import { SubTasksDone } from './card-facts.js';
import { DueDay } from './due-day.js';
import { TaskAside, TaskLead, TaskNext, TaskStory, TaskTitle } from './lazy-opened-task.js';
import styles from './parts.module.scss';
import { taskProperties } from './task-properties.js';
import { PRIORITY_TONES } from './task.format.js';

function TitleCell(task: Task) {
  return (
    <span className="d-flex align-items-center gap-2">
      <bdi className="at-clip">{task.title}</bdi>
      <SubTasksDone task={task} />
      <RepeatMark task={task} />
    </span>
  );
}

/** A name that leaves room for other columns. */
const Short = ({ name }: { name: string }) => (
  <bdi className={styles['short']} title={name}>
    {name}
  </bdi>
);

/** How the columns of tasks look. */
export const TASK_LOOKS: ColumnLooks<typeof TASK.list, Task> = {
  number: { cell: ({ number }) => <bdi dir="ltr">{number}</bdi> },
  title: { weight: 'name', card: 'name', cell: TitleCell },
  stage: {
    card: 'state',
    cell: (task) => <StatusBadge tone={colourOf(task)}>{sayStage(task)}</StatusBadge>,
  },
  priority: {
    cell: ({ priority }) =>
      priority === 'none' ? null : (
        <StatusText tone={PRIORITY_TONES[priority]}>{translate(TASK_PRIORITY_LABELS[priority])}</StatusText>
      ),
  },
  assignee: {
    card: 'text',
    cell: ({ assignees }) => <bdi>{assignees.map(({ name }) => name).join(', ')}</bdi>,
  },
  handedFrom: { cell: ({ handedFrom }) => handedFrom && <bdi>{handedFrom.name}</bdi> },
  own: { cell: (task) => Object.keys(task.own ?? {}).length > 0 && <OwnValuesText task={task} /> },
  tab: { cell: ({ tab }) => tab && translate(TASK_TAB_LABELS[tab]) },
  project: { wide: true, cell: ({ project }) => project && <Short name={project.name} /> },
  client: { wide: true, cell: ({ client }) => client && <Short name={client.name} /> },
  dueOn: { card: 'note', cell: (task) => <DueDay task={task} /> },
  labels: { wide: true, cell: ({ labels }) => <LabelChips names={labels} /> },
  estimate: { cell: ({ estimate }) => estimate !== null && sayDuration(estimate) },
};

/**
 * An opened task: its properties stand beside its text.
 * @param own its flow has fields of the company
 */
export const openedTask = (own: boolean): OpenedLook<Task> => ({
  title: (task) => <TaskTitle task={task} />,
  status: ({ handedFrom }) =>
    handedFrom && <Badge tone="warning">{t('from {name}', { name: handedFrom.name })}</Badge>,
  next: (task) => <TaskNext task={task} />,
  lead: (task) => <TaskLead task={task} />,
  story: (task, first) => <TaskStory task={task} first={first} />,
  properties: taskProperties(own),
  aside: (task) => <TaskAside task={task} />,
});

/** Whether the list of tasks has a column for fields of the company. */
export const hasOwnColumn = ({ list }: { list: { columns: readonly { key: string }[] } }): boolean =>
  list.columns.some(({ key }) => key === 'own');
