import {
  sayDuration,
  sayTaskNumber,
  TASK_PRIORITY_LABELS,
  TASK_STAGE_LABELS,
  TASK_TAB_LABELS,
  type Task,
  type TASK,
} from '@atrium/contracts';
import { translate } from '@atrium/sdk';
import { StatusBadge, StatusText, type ColumnLooks } from '@atrium/ui';
import { LabelChips } from '../label/label-chips.js';
import { DueDay } from './due-day.js';
import { PRIORITY_TONES, STAGE_TONES } from './task.format.js';

/** How the columns of tasks look. */
export const TASK_LOOKS: ColumnLooks<typeof TASK.list, Task> = {
  number: { cell: ({ number }) => <bdi dir="ltr">{sayTaskNumber(number)}</bdi> },
  title: { weight: 'name', card: 'name', cell: ({ title }) => <bdi>{title}</bdi> },
  stage: {
    card: 'state',
    cell: ({ stage }) => (
      <StatusBadge tone={STAGE_TONES[stage]}>{translate(TASK_STAGE_LABELS[stage])}</StatusBadge>
    ),
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
  tab: { cell: ({ tab }) => tab && translate(TASK_TAB_LABELS[tab]) },
  dueOn: { card: 'note', cell: (task) => <DueDay task={task} /> },
  labels: { wide: true, cell: ({ labels }) => <LabelChips names={labels} /> },
  estimate: { cell: ({ estimate }) => estimate !== null && sayDuration(estimate) },
};
