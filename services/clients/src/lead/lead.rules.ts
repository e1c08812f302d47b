import {
  hasChoice,
  LEAD,
  nextStagesOf,
  OTHER_REASON,
  type LeadSetup,
  type LeadStage,
  type LeadStageLabel,
  type Refusal,
  type StepBody,
} from '@atrium/contracts';
import { momentOf } from '../choice/answer-clock.rules.js';
import type { ContactGiven } from '../contact/match-keys.rules.js';

interface Moving extends Pick<StepBody<typeof LEAD, 'move'>, 'lostReason' | 'lostNote'> {
  from: { stage: LeadStage; stageKey: string; heldFrom: string | null };
  to: LeadStageLabel;
  setup: LeadSetup;
  isAdmin: boolean;
}

/** Why a lead may not come to a stage; null where it may. */
export function refuseMove({ from, to, setup, lostReason, lostNote, isAdmin }: Moving): Refusal | null {
  const { LEAD_ENDED, LEAD_WON_ELSEWHERE, LEAD_HELD, LEAD_LOST_REASON, LEAD_LOST_NOTE } = LEAD.errors;
  if (from.stage === 'won' && !isAdmin) return LEAD_ENDED;
  if (to.type === 'won') return LEAD_WON_ELSEWHERE;
  const isNext = nextStagesOf(from, setup.stages).some(({ key }) => key === to.key);
  if (to.key !== from.stageKey && !isNext) return from.stage === 'on_hold' ? LEAD_HELD : 'TRANSITION_REFUSED';
  if (to.type !== 'lost') return null;
  if (lostReason === null || !hasChoice(setup, 'lostReasons', lostReason)) return LEAD_LOST_REASON;
  return lostReason === OTHER_REASON && !lostNote ? LEAD_LOST_NOTE : null;
}

/** A new lead with an owner is assigned; one that gets an owner leaves the first stage. */
export const stageWith = (stage: LeadStage, ownerId: string | null): LeadStage =>
  ownerId !== null && (stage === 'new' || stage === 'recycled') ? 'assigned' : stage;

/** When people are reminded of what has a day alone. */
const MORNING = '09:00';

/** The moment of the next action. */
export const nextAtOf = (
  { nextOn, nextTime }: { nextOn: string | null; nextTime: string | null },
  timezone: string,
): Date | null => (nextOn === null ? null : momentOf(nextOn, nextTime ?? MORNING, timezone));

/** What a lead without anything left to be done loses. */
export const NO_NEXT = { nextAction: null, nextOn: null, nextTime: null, nextAt: null } as const;

interface Reached {
  name: string;
  company: string | null;
  emails: string[];
  phones: string[];
  city: string | null;
}

/** By what a lead is compared. */
export const givenOf = ({ name, company, emails, phones, city }: Reached): ContactGiven => ({
  person: name,
  company,
  emails,
  phones,
  city,
});
