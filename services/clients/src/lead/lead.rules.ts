import { LEAD, nextStagesOf, type LeadStage, type MoveLead, type Refusal } from '@atrium/contracts';

interface Moving extends Pick<MoveLead, 'stage' | 'lostReason' | 'lostNote'> {
  from: LeadStage;
  heldFrom: LeadStage | null;
  isAdmin: boolean;
}

/** Why a lead may not come to a stage; null where it may. */
export function refuseMove({ from, heldFrom, stage, lostReason, lostNote, isAdmin }: Moving): Refusal | null {
  const { LEAD_ENDED, LEAD_WON_ELSEWHERE, LEAD_HELD, LEAD_LOST_REASON, LEAD_LOST_NOTE } = LEAD.errors;
  if (from === 'won' && !isAdmin) return LEAD_ENDED;
  if (stage === 'won') return LEAD_WON_ELSEWHERE;
  if (stage !== from && !nextStagesOf({ stage: from, heldFrom }).includes(stage))
    return from === 'on_hold' ? LEAD_HELD : 'TRANSITION_REFUSED';
  if (stage !== 'lost') return null;
  if (lostReason === null) return LEAD_LOST_REASON;
  return lostReason === 'other' && !lostNote ? LEAD_LOST_NOTE : null;
}

/** A new lead with an owner is assigned; one that gets an owner leaves the first stage. */
export const stageWith = (stage: LeadStage, ownerId: string | null): LeadStage =>
  ownerId !== null && (stage === 'new' || stage === 'recycled') ? 'assigned' : stage;
