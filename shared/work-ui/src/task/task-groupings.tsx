import { TASK_PRIORITY_LABELS, TASK_STAGE_LABELS, type Task, type TaskGrouping } from '@atrium/contracts';
import { formatNumber, t, translate } from '@atrium/sdk';
import type { Grouping } from '@atrium/ui';
import { useTaskArea } from '../area/area-context.js';
import { todayHere } from '../day/here.js';
import { sayStage } from '../flow/stage.format.js';
import { useShownFlow } from '../flow/use-flows.js';
import { groupOfDue, groupOfTask } from './phone-list.js';
import { useCountTaskGroupsQuery } from './task.api.js';

interface Heading {
  value: TaskGrouping;
  label: string;
  groupOf: Grouping<Task>['groupOf'];
  /** Under which of its keys a count belongs; left out: its value is the key. */
  keyOf?: (value: string | null) => string;
}

/** Cards of one day stand together; what is closed stands under its stage. */
export const byDueDay: Grouping<Task>['groupOf'] = (task) => {
  const name = groupOfTask(task);
  return { key: name, name };
};

/** Headings under which a list of tasks can be put, each by the order of the list that keeps them together. */
export function useTaskGroupings(): Grouping<Task>[] {
  const ofOneFlow = useShownFlow(useTaskArea()).stages !== null;
  return headings(ofOneFlow).map(({ value, label, groupOf, keyOf = (key) => key ?? '' }) => ({
    value,
    label,
    groupOf,
    totalOf: (group, query) => <GroupTotal group={group} query={query} keyOf={keyOf} />,
  }));
}

/** Stages of several flows are put together by their type. */
const headings = (ofOneFlow: boolean): Heading[] => [
  {
    value: 'stage',
    label: t('Stage'),
    groupOf: (task) =>
      ofOneFlow
        ? { key: task.flowStage, name: sayStage(task) }
        : { key: task.stage, name: translate(TASK_STAGE_LABELS[task.stage]) },
  },
  {
    value: 'assignee',
    label: t('Assigned'),
    groupOf: ({ assignees: [first] }) => ({ key: first?.id ?? '', name: first?.name ?? t('Unassigned') }),
  },
  {
    value: 'dueOn',
    label: t('Due'),
    groupOf: byDueDay,
    keyOf: (dueOn) => groupOfDue({ dueOn }, todayHere()),
  },
  {
    value: 'priority',
    label: t('Priority'),
    groupOf: ({ priority }) => ({ key: priority, name: translate(TASK_PRIORITY_LABELS[priority]) }),
  },
  {
    value: 'project',
    label: t('Project'),
    groupOf: ({ project }) => ({
      key: project?.id ?? '',
      name: project ? `${project.code} ${project.name}` : t('No project'),
    }),
  },
];

interface GroupTotalProps extends Required<Pick<Heading, 'keyOf'>> {
  group: string;
  query: { limit?: unknown };
}

/** How many tasks of all pages stand under a heading; nothing where they are too many to be counted. */
function GroupTotal({ group, query, keyOf }: GroupTotalProps) {
  const tab = useTaskArea();
  const { limit: _, ...ofAllPages } = query;
  const { currentData } = useCountTaskGroupsQuery({ ...ofAllPages, ...(tab && { tab }) });
  const counted = currentData?.items?.filter(({ value }) => keyOf(value) === group) ?? [];
  if (counted.length === 0) return null;
  return <span className="at-muted">{formatNumber(counted.reduce((sum, { total }) => sum + total, 0))}</span>;
}
