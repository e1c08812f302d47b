/** Changes of many tasks that ask for a value. */
export const ASKED_CHANGES = ['stage', 'assignees', 'priority', 'due', 'shift', 'labels', 'project'] as const;
export type AskedChange = (typeof ASKED_CHANGES)[number];
