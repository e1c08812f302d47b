import {
  OPEN_PROJECT_STATES,
  PROJECT,
  type Project,
  type ProjectState,
  type ProjectTrouble,
  type Refusal,
} from '@atrium/contracts';

export type ProjectStep = 'start' | 'hold' | 'complete' | 'cancel' | 'reopen' | 'shelve' | 'unshelve';

const FROM: Record<ProjectStep, readonly ProjectState[]> = {
  start: ['planned', 'on_hold'],
  hold: ['active'],
  complete: ['active'],
  cancel: OPEN_PROJECT_STATES,
  reopen: ['completed', 'cancelled'],
  // Taken out again, it is what it was: completed.
  shelve: ['completed'],
  unshelve: ['archived'],
};

export const LEADS_TO: Record<ProjectStep, ProjectState> = {
  start: 'active',
  hold: 'on_hold',
  complete: 'completed',
  cancel: 'cancelled',
  reopen: 'active',
  shelve: 'archived',
  unshelve: 'completed',
};

/** Why a step cannot be taken; null where it can. */
export function refuseStep(step: string, state: ProjectState): Refusal | null {
  const from = FROM[step as ProjectStep] as readonly ProjectState[] | undefined;
  if (from) return from.includes(state) ? null : 'TRANSITION_REFUSED';
  return OPEN_PROJECT_STATES.includes(state) ? null : PROJECT.errors.PROJECT_ENDED;
}

interface Judged extends Pick<
  Project,
  'state' | 'endOn' | 'budgetHours' | 'tasks' | 'milestones' | 'tracked'
> {
  today: string;
}

/** What is wrong with a project; what has ended has no troubles. */
export function troublesOf(given: Judged): ProjectTrouble[] {
  const { state, endOn, today, budgetHours, tracked, tasks, milestones } = given;
  if (!OPEN_PROJECT_STATES.includes(state)) return [];
  const found: Record<ProjectTrouble, boolean> = {
    lateTasks: tasks.late > 0,
    lateMilestones: milestones.late > 0,
    overBudget: budgetHours !== null && tracked > budgetHours * 60,
    overdue: endOn < today,
  };
  return (Object.keys(found) as ProjectTrouble[]).filter((trouble) => found[trouble]);
}
