import type { StageColour } from '../work/flow-parts.js';

/** The types of stages: the way of a lead; it waits on hold, and one that is lost may come back as recycled. */
export const LEAD_STAGES = [
  'new',
  'assigned',
  'contacting',
  'qualified',
  'proposal_sent',
  'won',
  'lost',
  'on_hold',
  'recycled',
] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];
export const LEAD_STAGE_LABELS: Record<LeadStage, string> = {
  new: 'New',
  assigned: 'Assigned',
  contacting: 'Contacting',
  qualified: 'Qualified',
  proposal_sent: 'Proposal sent',
  won: 'Won',
  lost: 'Lost',
  on_hold: 'On hold',
  recycled: 'Recycled',
};
/** Types of which a company may have several stages. */
export const SEVERAL_LEAD_STAGES: readonly LeadStage[] = [
  'assigned',
  'contacting',
  'qualified',
  'proposal_sent',
  'on_hold',
];
/** Who comes here has been talked to. */
export const ANSWERED_LEAD_STAGES: readonly LeadStage[] = ['qualified', 'proposal_sent', 'won'];
/** Nothing is left to be done. */
export const ENDED_LEAD_STAGES: readonly LeadStage[] = ['won', 'lost'];

/** A stage of a company: its own words over one of the types. The key of a standard one is its type. */
export interface LeadStageLabel {
  key: string;
  type: LeadStage;
  /** Null: the standard words. */
  name: string | null;
  colour: StageColour;
  /** What a lead that comes here gets, in percent; null: it keeps its own. */
  probability: number | null;
  /** Without any activity for so many days a lead here is stale; null: never. */
  staleDays: number | null;
  archived: boolean;
}

const stage = (
  type: LeadStage,
  ...[colour, probability, staleDays]: [StageColour, number | null, number | null]
): LeadStageLabel => ({ key: type, type, name: null, colour, probability, staleDays, archived: false });

/** What every company starts with. */
export const STANDARD_LEAD_STAGES: readonly LeadStageLabel[] = [
  stage('new', 'neutral', 10, 2),
  stage('assigned', 'info', 15, 3),
  stage('contacting', 'info', 25, 7),
  stage('qualified', 'warning', 50, 10),
  stage('proposal_sent', 'info', 65, 10),
  stage('won', 'success', 100, null),
  stage('lost', 'danger', 0, null),
  stage('on_hold', 'neutral', null, 30),
  stage('recycled', 'neutral', 10, 14),
];

/** The words of a stage: the company's own, else the standard ones, which are translated. */
export const labelOfStage = ({ type, name }: Pick<LeadStageLabel, 'type' | 'name'>): string =>
  name ?? LEAD_STAGE_LABELS[type];

/** The first stage of a type: where a lead of that type begins. */
export const firstStageOf = <Stage extends Pick<LeadStageLabel, 'type' | 'archived'>>(
  stages: readonly Stage[],
  type: LeadStage,
): Stage | undefined => stages.find((each) => each.type === type && !each.archived);

/**
 * The types to which a lead goes from a type. From hold it goes back, one that is lost is recycled first, and one that
 * is recycled is given to someone. It is won by making it a client or by a waiver, and reopened by an admin.
 */
function nextTypesOf(type: LeadStage): LeadStage[] {
  if (type === 'lost') return ['recycled'];
  if (type === 'recycled') return ['assigned', 'on_hold'];
  return LEAD_STAGES.filter((each) => each !== 'won' && each !== 'recycled');
}

/** Where a lead goes from its stage, in the company's order. */
export function nextStagesOf(
  { stage: type, stageKey, heldFrom }: { stage: LeadStage; stageKey: string; heldFrom: string | null },
  stages: readonly LeadStageLabel[],
): LeadStageLabel[] {
  if (type === 'on_hold' && heldFrom !== null) {
    const before = stages.find(({ key }) => key === heldFrom);
    const back = before?.archived ? firstStageOf(stages, before.type) : before;
    return back ? [back] : [];
  }
  const types = nextTypesOf(type);
  return stages.filter((each) => !each.archived && each.key !== stageKey && types.includes(each.type));
}
