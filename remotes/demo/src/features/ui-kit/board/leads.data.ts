import type { BoardLane, CardPlace } from '@atrium/ui';
import samples from './sample-leads.json' with { type: 'json' };

export type Lead = (typeof samples)[number];

export const LEADS: readonly Lead[] = samples;

export const STAGES: readonly BoardLane[] = [
  { id: 'new', name: 'New' },
  { id: 'talks', name: 'Talks', tone: 'info' },
  { id: 'proposal', name: 'Proposal', tone: 'warning' },
  { id: 'won', name: 'Won', tone: 'success', folded: true },
];

/** Many cards, spread evenly over the stages. */
export const manyLeads = (count: number): Lead[] =>
  Array.from({ length: Math.ceil(count / STAGES.length) }, (_, turn) =>
    STAGES.map(({ id: stage }) => ({
      id: `${stage}-${String(turn)}`,
      stage,
      name: `Lead ${String(turn + 1)}`,
    })),
  )
    .flat()
    .map((lead) => ({ ...lead, person: 'Riya', value: 10_000_000 }));

export const keyOf = ({ id }: Lead) => id;
export const stageOf = ({ stage }: Lead) => stage;

/** The leads after one was dropped in a lane. */
export function movedTo(leads: readonly Lead[], lead: Lead, { lane, before }: CardPlace): Lead[] {
  const others = leads.filter(({ id }) => id !== lead.id);
  const at = others.findIndex(({ id }) => id === before);
  return others.toSpliced(at === -1 ? others.length : at, 0, { ...lead, stage: lane });
}
