import type { ClientOverview, Project, Proposal } from '@atrium/contracts';

/** Days without a word from a client with open projects. */
const SILENCE_DAYS = 21;
/** How long a declined proposal counts. */
const DECLINED_DAYS = 90;
const DAY_MS = 86_400_000;

type Trouble = ClientOverview['troubles'][number];

const daysBetween = (from: Date, to: Date): number => Math.floor((to.getTime() - from.getTime()) / DAY_MS);

interface Judged {
  projects: readonly Project[];
  proposals: readonly (Pick<Proposal, 'id' | 'title' | 'state' | 'declineReason'> & {
    decidedAt: Date | null;
  })[];
  /** The last word of the client, else since when they are one. */
  lastWord: Date;
  now: Date;
}

/** What is wrong, each with its reason; of projects what they say of themselves. */
export function troublesOfClient({ projects, proposals, lastWord, now }: Judged): Trouble[] {
  const none = { count: 0, days: null, about: null, reason: null };
  const ofProjects = projects.flatMap(({ id, name, tasks, milestones, troubles }): Trouble[] => {
    const about = { id, name };
    return [
      ...(tasks.late > 0 ? [{ ...none, kind: 'lateTasks' as const, count: tasks.late, about }] : []),
      ...(milestones.late > 0
        ? [{ ...none, kind: 'lateMilestones' as const, count: milestones.late, about }]
        : []),
      ...(troubles.includes('overBudget') ? [{ ...none, kind: 'overBudget' as const, about }] : []),
    ];
  });
  const silent = daysBetween(lastWord, now);
  const isOpen = projects.some(({ state }) => state === 'active' || state === 'planned');
  const declined = proposals.flatMap(({ id, title, state, decidedAt, declineReason }): Trouble[] => {
    if (state !== 'declined' || decidedAt === null) return [];
    const days = daysBetween(decidedAt, now);
    const about = { id, name: title };
    return days > DECLINED_DAYS ? [] : [{ ...none, kind: 'declined', days, about, reason: declineReason }];
  });
  return [
    ...ofProjects,
    ...(isOpen && silent >= SILENCE_DAYS ? [{ ...none, kind: 'silence' as const, days: silent }] : []),
    ...declined,
  ];
}
