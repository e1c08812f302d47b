import type { Project } from '@atrium/contracts';

/** The step of a project that is due, if the reader may take it; none: its milestones and tasks go on. */
export function nextStepOf({
  tasks,
  milestones,
  allowedTransitions,
}: Pick<Project, 'tasks' | 'milestones' | 'allowedTransitions'>): string | undefined {
  const may = (step: string) => allowedTransitions.some((each) => each === step);
  if (may('start')) return 'start';
  const isDone = tasks.total + milestones.total > 0 && tasks.open + milestones.open === 0;
  return isDone && may('complete') ? 'complete' : undefined;
}
