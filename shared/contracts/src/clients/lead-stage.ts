/** The way of a lead; it waits on hold, and one that is lost may come back as recycled. */
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
/** Who comes here has been talked to. */
export const ANSWERED_LEAD_STAGES: readonly LeadStage[] = ['qualified', 'proposal_sent', 'won'];
/** Nothing is left to be done. */
export const ENDED_LEAD_STAGES: readonly LeadStage[] = ['won', 'lost'];

/**
 * Where a lead goes from a stage. From hold it goes back, one that is lost is recycled first, and one that is recycled
 * is given to someone. It is won by making it a client, and reopened by an admin.
 */
export function nextStagesOf({
  stage,
  heldFrom,
}: {
  stage: LeadStage;
  heldFrom: LeadStage | null;
}): LeadStage[] {
  if (stage === 'lost') return ['recycled'];
  if (stage === 'recycled') return ['assigned', 'on_hold'];
  if (stage === 'on_hold' && heldFrom !== null) return [heldFrom];
  return LEAD_STAGES.filter((each) => each !== stage && each !== 'won' && each !== 'recycled');
}
