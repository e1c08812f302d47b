import {
  parseDuration,
  TASK,
  TASK_PRIORITIES,
  TASK_PRIORITY_LABELS,
  TASK_TAB_LABELS,
  TASK_TABS,
} from '@atrium/contracts';
import { nameKey } from '@atrium/identity';
import type { FileRow, ImportFault, ImportField, ReadRow, TableRow } from '@atrium/records';
import { z } from 'zod';

export type TaskCells = Readonly<Record<string, string>>;

const { fields } = TASK;
const field = (
  key: string,
  label: string,
  { aliases = [], help = null, example = '', ...more }: Partial<ImportField>,
): ImportField => ({ key, label, aliases, help, example, required: key === 'title', ...more });

/** The columns of a file of tasks. */
export const TASK_FILE_FIELDS: readonly ImportField[] = [
  field('number', 'Number', {
    aliases: ['no', 'id', 'key', 'task id', 'issue id'],
    help: 'Sub-tasks name it.',
    example: '1',
  }),
  field('title', fields.title.label, { aliases: ['name', 'task', 'summary'], example: 'Cut the reels' }),
  field('parent', 'Part of', {
    aliases: ['parent', 'parent number', 'parent task', 'sub-task of'],
    help: 'The number of another row, or its title.',
    example: '',
  }),
  field('tab', fields.tab.label, { help: 'Empty: of no area.', example: 'Social media handling' }),
  field('project', fields.projectId.label, { aliases: ['project code'], help: 'Its code.' }),
  field('stage', 'Stage', { aliases: ['status', 'state'], help: 'As the flow names it.', example: 'To do' }),
  field('priority', fields.priority.label, { example: 'High' }),
  field('assignees', fields.assigneeIds.label, {
    aliases: ['assignee', 'assigned to', 'owner'],
    help: 'Work emails or full names, divided by commas.',
    example: 'asha@company.com',
  }),
  field('startOn', fields.startOn.label, { aliases: ['start date'], example: '2026-12-01', holds: 'day' }),
  field('dueOn', fields.dueOn.label, {
    aliases: ['due date', 'deadline'],
    example: '2026-12-04',
    holds: 'day',
  }),
  field('estimate', fields.estimate.label, { aliases: ['hours'], example: '1h 30m' }),
  field('labels', fields.labels.label, {
    aliases: ['tags'],
    help: 'Divided by commas.',
    example: 'Reels',
    second: 'More labels',
  }),
  field('description', fields.description.label, { aliases: ['notes', 'details'], example: '' }),
];

const emailSchema = z.email();

/** As other programs call them. */
const OTHER_PRIORITIES: Readonly<Record<string, string>> = {
  highest: 'urgent',
  critical: 'urgent',
  normal: 'medium',
  lowest: 'low',
};

const partsOf = (text = ''): string[] => [
  ...new Set(
    text
      .split(/[,;\n]+/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

/** The key of a choice that is named by its key or its label. */
function keyOf<Key extends string>(text: string, keys: readonly Key[], labels: Record<Key, string>): string {
  const plain = (words: string) => words.toLowerCase().replaceAll(/[^a-z]/g, '');
  return keys.find((key) => [key, labels[key]].some((words) => plain(words) === plain(text))) ?? text;
}

const priorityOf = (text: string): string =>
  keyOf(OTHER_PRIORITIES[text.toLowerCase()] ?? text, TASK_PRIORITIES, TASK_PRIORITY_LABELS);

/** A number as other rows name it: `T-12` and `12` are one. */
export const numberOf = (text: string | undefined): string =>
  (text ?? '').trim().toLowerCase().replace(/^t-/, '');

/** Reads one row by the rules of the form. */
export function readTaskRow(cells: TaskCells): ReadRow<TableRow> {
  const estimate = cells['estimate'] ? parseDuration(cells['estimate']) : null;
  const people = partsOf(cells['assignees']).map(nameKey);
  const { data, error } = TASK.createSchema.safeParse({
    title: cells['title'],
    description: cells['description'] || null,
    visibility: 'internal',
    tab: cells['tab'] ? keyOf(cells['tab'], TASK_TABS, TASK_TAB_LABELS) : null,
    priority: priorityOf(cells['priority'] || 'none'),
    assigneeIds: [],
    labels: partsOf(cells['labels']),
    estimate,
    startOn: cells['startOn'] || null,
    dueOn: cells['dueOn'] || null,
  });
  const faults: ImportFault[] = [
    ...faultsIn(error?.issues ?? []),
    ...(cells['estimate'] && estimate === null
      ? [{ field: 'estimate', words: 'Enter a duration, like 1:30.' }]
      : []),
    ...(people.some((given) => given.includes('@') && !emailSchema.safeParse(given).success)
      ? [{ field: 'assignees', words: 'Enter an email address, like name@company.com.' }]
      : []),
    ...(data?.startOn && data.dueOn && data.dueOn < data.startOn
      ? [{ field: 'dueOn', words: TASK.errors.TASK_DUE_FIRST.message }]
      : []),
  ];
  if (!data || faults.length > 0) return { faults };
  const parent = numberOf(cells['parent']);
  return {
    content: {
      names: parent ? { parentId: parent } : {},
      values: {
        task: data,
        number: numberOf(cells['number']),
        people,
        stageName: cells['stage'] ?? '',
        projectCode: (cells['project'] ?? '').toLowerCase(),
      },
    },
  };
}

/** The first fault of each field. */
function faultsIn(issues: readonly { path: readonly PropertyKey[]; message: string }[]): ImportFault[] {
  const faults = issues.map(({ path, message }) => ({
    field: String(path[0] ?? ''),
    words: path[0] === 'tab' ? 'Choose an area.' : message,
  }));
  return faults.filter(({ field: name }, at) => faults.findIndex((each) => each.field === name) === at);
}

/** What `readTaskRow` and the check leave in a row. */
const rowSchema = z.object({
  task: TASK.createSchema,
  number: z.string(),
  /** Emails or names, as `nameKey` makes them. */
  people: z.array(z.string()),
  stageName: z.string(),
  projectCode: z.string(),
});
export const taskRowSchema: z.ZodType<TableRow> = z.object({
  values: rowSchema,
  names: z.record(z.string(), z.string()),
});
type TaskFileRow = z.infer<typeof rowSchema>;
export const contentOf = ({ content }: Pick<FileRow, 'content'>): TaskFileRow =>
  rowSchema.parse(content.values);
