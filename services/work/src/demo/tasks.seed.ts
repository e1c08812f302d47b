import type { TaskPriority, TaskStage, TaskTab } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';

type Who = keyof DemoStaff;

/** A task of the demo company. */
export interface DemoTask {
  title: string;
  by: Who;
  to: readonly Who[];
  stage: TaskStage;
  priority: TaskPriority;
  /** Days from today; null: no day. */
  due: number | null;
  /** In minutes. */
  estimate: number | null;
  labels: readonly string[];
  tab: TaskTab | null;
  description?: string;
}

type Row = readonly [
  title: string,
  by: Who,
  to: readonly Who[],
  stage: TaskStage,
  priority: TaskPriority,
  due: number | null,
  estimate: number | null,
  labels: readonly string[],
  tab: TaskTab | null,
];

const SOCIAL = 'socialMediaHandling';
const WEB = 'websiteAndApp';

const ROWS: readonly Row[] = [
  [
    'Cut six reels from the Alibaug shoot',
    'lead',
    ['employee'],
    'in_progress',
    'high',
    1,
    360,
    ['Reels'],
    SOCIAL,
  ],
  ['Eight captions for the festive grid', 'lead', ['employee'], 'todo', 'medium', 0, 150, ['Copy'], SOCIAL],
  ['Mood board for the mithai box', 'lead', ['employee', 'lead'], 'todo', 'none', 4, 240, ['Shoot'], SOCIAL],
  ['Resize the launch film for stories', 'lead', ['employee'], 'review', 'medium', -1, 90, ['Reels'], SOCIAL],
  ['Alt texts in English and Hindi', 'employee', ['employee'], 'todo', 'low', 2, 60, ['Copy'], SOCIAL],
  ['Report for June: reach and saves', 'lead', ['lead'], 'backlog', 'none', 9, 120, ['Report'], SOCIAL],
  [
    'Shot list for the Goa property',
    'employee',
    ['employee', 'lead'],
    'done',
    'high',
    -3,
    180,
    ['Shoot'],
    SOCIAL,
  ],
  [
    'Fix the booking form on small phones',
    'lead',
    ['employee'],
    'in_progress',
    'urgent',
    -2,
    300,
    ['Bug'],
    WEB,
  ],
  ['Compress the hero pictures', 'lead', ['employee'], 'todo', 'medium', 3, 120, ['Speed'], WEB],
  ['Move the blog to the new template', 'lead', ['lead'], 'backlog', 'low', 14, 480, [], WEB],
  ['Cookie notice in Hindi', 'lead', ['employee'], 'done', 'low', -6, 45, ['Copy'], WEB],
  ['Old landing page for Diwali 2025', 'lead', ['employee'], 'cancelled', 'none', -20, 240, [], WEB],
  ['Prepare the offer letters for July', 'hr', ['hr'], 'todo', 'high', 2, 90, ['People'], null],
  [
    'Book the room for the review week',
    'hr',
    ['hr', 'lead'],
    'in_progress',
    'medium',
    1,
    30,
    ['People'],
    null,
  ],
  ['Collect the missing PAN numbers', 'hr', ['hr'], 'todo', 'medium', 5, 60, ['People'], null],
  ['Renew the office insurance', 'admin', ['admin'], 'todo', 'high', 6, 60, [], null],
  ['Order two access cards', 'hr', ['admin'], 'done', 'low', -4, 15, ['People'], null],
  ['Try the new leave calendar', 'employee', ['employee'], 'backlog', 'none', null, null, [], null],
  ['Who takes over the Kesar account?', 'lead', [], 'todo', 'high', 1, 30, [], null],
];

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'Cut six reels from the Alibaug shoot':
    'Vertical, at most 30 seconds each. Warm light, no stock music.\nThe first three go live with the festive grid.',
  'Fix the booking form on small phones':
    'Below 360 px the date field covers the button. Seen by two guests on Saturday.',
};

/** The small steps of some tasks; those that begin with a tick are done. */
export const DEMO_CHECKLISTS: Readonly<Record<string, readonly string[]>> = {
  'Cut six reels from the Alibaug shoot': [
    '✓ Choose the takes',
    '✓ Sound and colour',
    'Captions burned in',
    'Covers',
  ],
  'Eight captions for the festive grid': ['✓ Set A', 'Set B', 'Prices checked with the client'],
  'Move the blog to the new template': ['Redirects', 'Pictures', 'Author pages'],
};

/** Minutes of the employee in the week before, from Monday. */
export const DEMO_HOURS: Readonly<Record<string, readonly number[]>> = {
  'Cut six reels from the Alibaug shoot': [150, 120, 0, 90],
  'Fix the booking form on small phones': [0, 180, 240, 60, 120],
  'Resize the launch film for stories': [90, 0, 0, 120],
  'Cookie notice in Hindi': [0, 0, 45, 0, 60],
};

/** Tasks that come again: the rule, and days from a task's day until it is due. */
export const DEMO_REPEATS: Readonly<Record<string, { rule: string; dueDays: number }>> = {
  'Report for June: reach and saves': { rule: 'FREQ=MONTHLY;BYMONTHDAY=-1', dueDays: 3 },
  'Collect the missing PAN numbers': { rule: 'FREQ=WEEKLY;INTERVAL=2', dueDays: 5 },
  'Renew the office insurance': { rule: 'FREQ=YEARLY', dueDays: 0 },
};

/** Which task is a part of which. */
export const DEMO_PARENTS: Readonly<Record<string, string>> = {
  'Alt texts in English and Hindi': 'Eight captions for the festive grid',
  'Resize the launch film for stories': 'Cut six reels from the Alibaug shoot',
};

/** Which task waits for which. */
export const DEMO_WAITS: Readonly<Record<string, string>> = {
  'Alt texts in English and Hindi': 'Mood board for the mithai box',
  'Compress the hero pictures': 'Fix the booking form on small phones',
  'Report for June: reach and saves': 'Cut six reels from the Alibaug shoot',
};

/** What the demo company works on. */
export const DEMO_TASKS: readonly DemoTask[] = ROWS.map(
  ([title, by, to, stage, priority, due, estimate, labels, tab]) => ({
    title,
    by,
    to,
    stage,
    priority,
    due,
    estimate,
    labels,
    tab,
    ...(DESCRIPTIONS[title] && { description: DESCRIPTIONS[title] }),
  }),
);
