import {
  PROJECT_TEMPLATES,
  workingDayFrom,
  type AgencyService,
  type TaskTab,
  type TemplateTask,
} from '@atrium/contracts';

export interface PlannedMilestone {
  title: string;
  dueOn: string;
  criteria: string;
  tasks: { title: string; tab: TaskTab; startOn: string; dueOn: string; estimate: number }[];
}

/** The milestones and tasks of a kind, dated from the start; all on working days. */
export function planOf(kind: AgencyService, start: string): PlannedMilestone[] {
  const { tab, milestones } = PROJECT_TEMPLATES[kind];
  const dated = ({ title, startDay, dueDay, estimate }: TemplateTask) => ({
    title,
    tab,
    estimate,
    startOn: workingDayFrom(start, startDay),
    dueOn: workingDayFrom(start, dueDay),
  });
  return milestones.map(({ name, dueDay, criteria, tasks }) => ({
    title: name,
    criteria,
    dueOn: workingDayFrom(start, dueDay),
    tasks: tasks.map(dated),
  }));
}
