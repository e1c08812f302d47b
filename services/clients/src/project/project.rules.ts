import {
  OPEN_PROJECT_STATES,
  PROJECT,
  type Project,
  type ProjectState,
  type ProjectTrouble,
  type Refusal,
} from '@atrium/contracts';
import { isOverBudget } from '../client/client-health.rules.js';

/** Why nothing can be changed or added in this state; null where it can. */
export const refuseEnded = (state: ProjectState): Refusal | null =>
  OPEN_PROJECT_STATES.includes(state) ? null : PROJECT.errors.PROJECT_ENDED;

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
    overBudget: isOverBudget(budgetHours, tracked),
    overdue: endOn < today,
  };
  return (Object.keys(found) as ProjectTrouble[]).filter((trouble) => found[trouble]);
}
