/** Types of stages, which decide what a stage means; the usual flow has one stage of each. */
export const TASK_STAGES = ['backlog', 'todo', 'in_progress', 'review', 'done', 'cancelled'] as const;
export type TaskStage = (typeof TASK_STAGES)[number];
export const TASK_STAGE_LABELS: Record<TaskStage, string> = {
  backlog: 'Backlog',
  todo: 'To do',
  in_progress: 'In progress',
  review: 'In review',
  done: 'Completed',
  cancelled: 'Cancelled',
};
/** Nothing is left to be done. */
export const CLOSED_STAGES: readonly TaskStage[] = ['done', 'cancelled'];

export const isClosed = (stage: TaskStage): boolean => CLOSED_STAGES.includes(stage);

/** Most rows of a file of tasks. */
export const MOST_TASK_ROWS = 5_000;

/** The tag of tasks in the browser, for those who do not need their description. */
export const TASK_TAG = 'Task';
