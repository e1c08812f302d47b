import { TASK_PRIORITY_LABELS, type Task } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import type { Grouping } from '@atrium/ui';
import { sayStage } from '../flow/stage.format.js';
import { groupOfTask } from './phone-list.js';

/** Headings under which a list of tasks can be put, each by the order of the list that keeps them together. */
export const taskGroupings = (): Grouping<Task>[] => [
  { value: 'stage', label: t('Stage'), groupOf: sayStage },
  {
    value: 'assignee',
    label: t('Assigned'),
    groupOf: ({ assignees: [first] }) => first?.name ?? t('Unassigned'),
  },
  { value: 'dueOn', label: t('Due'), groupOf: groupOfTask },
  {
    ...{ value: 'priority', label: t('Priority') },
    groupOf: ({ priority }) => translate(TASK_PRIORITY_LABELS[priority]),
  },
  {
    ...{ value: 'project', label: t('Project') },
    groupOf: ({ project }) => (project ? `${project.code} ${project.name}` : t('No project')),
  },
];
