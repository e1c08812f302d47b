import { sayDuration, TASK_PRIORITY_LABELS, TASK_TAB_LABELS, type Task, type TASK } from '@atrium/contracts';
import { translate } from '@atrium/sdk';
import { StatusBadge, StatusText, type ColumnLooks } from '@atrium/ui';
import { OwnValuesText } from '../flow/own-values-text.js';
import { colourOf, sayStage } from '../flow/stage.format.js';
import { RepeatMark } from '../repeat/repeat-mark.js';
import { LabelChips } from '../label/label-chips.js';
import { DueDay } from './due-day.js';
import { PRIORITY_TONES } from './task.format.js';

function TitleCell(task: Task) {
  return (
    <span className="d-inline-flex flex-wrap align-items-center gap-2">
      <bdi>{task.title}</bdi>
      <RepeatMark task={task} />
    </span>
  );
}

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
  handedFrom: { cell: ({ handedFrom }) => <bdi>{handedFrom?.name}</bdi> },
  own: { cell: (task) => <OwnValuesText task={task} /> },
  tab: { cell: ({ tab }) => tab && translate(TASK_TAB_LABELS[tab]) },
  dueOn: { card: 'note', cell: (task) => <DueDay task={task} /> },
  labels: { wide: true, cell: ({ labels }) => <LabelChips names={labels} /> },
  estimate: { cell: ({ estimate }) => estimate !== null && sayDuration(estimate) },
};
