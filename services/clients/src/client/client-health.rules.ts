import type { ClientOverview, ProjectState, Proposal } from '@atrium/contracts';

/** Days without a word from a client with open projects. */
const SILENCE_DAYS = 21;
/** How long a declined proposal counts. */
export const DECLINED_DAYS = 90;
const DAY_MS = 86_400_000;
const HOUR_MINUTES = 60;

type Trouble = ClientOverview['troubles'][number];

/** An open project as it is judged. */
export interface JudgedProject {
  id: string;
  name: string;
  state: ProjectState;
  lateTasks: number;
  lateMilestones: number;
  isOverBudget: boolean;
}

export interface JudgedProposal {
  id: string;
  title: string;
  state: Proposal['state'];
  declineReason: string | null;
  decidedAt: Date | null;
}

interface Judged {
  /** Open ones alone. */
  projects: readonly JudgedProject[];
  proposals: readonly JudgedProposal[];
  /** The last word of the client, else since when they are one. */
  lastWord: Date;
  now: Date;
}

/** @param tracked minutes */
export const isOverBudget = (budgetHours: number | null, tracked: number): boolean =>
  budgetHours !== null && tracked > budgetHours * HOUR_MINUTES;

/** Work is done for the client now or soon. */
export const isRunning = ({ state }: { state: ProjectState }): boolean =>
  state === 'active' || state === 'planned';

const daysBetween = (from: Date, to: Date): number => Math.floor((to.getTime() - from.getTime()) / DAY_MS);

/** What is wrong, each with its reason. */
export function troublesOfClient({ projects, proposals, lastWord, now }: Judged): Trouble[] {
  const none = { count: 0, days: null, about: null, reason: null };
  const ofProjects = projects.flatMap((project): Trouble[] => {
    const about = { id: project.id, name: project.name };
    const { lateTasks, lateMilestones } = project;
    return [
      ...(lateTasks > 0 ? [{ ...none, kind: 'lateTasks' as const, count: lateTasks, about }] : []),
      ...(lateMilestones > 0
        ? [{ ...none, kind: 'lateMilestones' as const, count: lateMilestones, about }]
        : []),
      ...(project.isOverBudget ? [{ ...none, kind: 'overBudget' as const, about }] : []),
    ];
  });
  const silent = daysBetween(lastWord, now);
  const declined = proposals.flatMap(({ id, title, state, decidedAt, declineReason }): Trouble[] => {
    if (state !== 'declined' || decidedAt === null) return [];
    const days = daysBetween(decidedAt, now);
    const about = { id, name: title };
    return days > DECLINED_DAYS ? [] : [{ ...none, kind: 'declined', days, about, reason: declineReason }];
  });
  return [
    ...ofProjects,
    ...(projects.some(isRunning) && silent >= SILENCE_DAYS
      ? [{ ...none, kind: 'silence' as const, days: silent }]
      : []),
    ...declined,
  ];
}
