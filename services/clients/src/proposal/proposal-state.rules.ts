export type ProposalState =
  | 'draft'
  | 'internal_review'
  | 'approved'
  | 'sent'
  | 'viewed'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'withdrawn'
  | 'superseded';

/** What happens to a proposal besides the steps that its contract names. */
export type ProposalStep = 'send' | 'view' | 'accept' | 'decline' | 'expire' | 'supersede';

/** Where a step leads from each state that allows it. */
const STEPS: Record<ProposalStep, Partial<Record<ProposalState, ProposalState>>> = {
  // From a draft only where review is skipped: see `reviewReasons`.
  send: { draft: 'sent', approved: 'sent' },
  view: { sent: 'viewed' },
  accept: { sent: 'accepted', viewed: 'accepted' },
  decline: { sent: 'declined', viewed: 'declined' },
  expire: { sent: 'expired', viewed: 'expired' },
  supersede: {
    sent: 'superseded',
    viewed: 'superseded',
    declined: 'superseded',
    expired: 'superseded',
    withdrawn: 'superseded',
  },
};

export interface StepGiven {
  state: ProposalState;
  /** Read only by `send`. */
  needsReview?: boolean;
  /** Of a decline. */
  reason?: string;
}

export type StepRefusal = 'wrongState' | 'reviewFirst' | 'reasonNeeded';

/** The state that a step leads to, or why it may not be taken. */
export function takeStep(
  step: ProposalStep,
  given: StepGiven,
): { state: ProposalState } | { refused: StepRefusal } {
  const next = STEPS[step][given.state];
  if (!next) return { refused: 'wrongState' };
  if (step === 'send' && given.state === 'draft' && given.needsReview !== false)
    return { refused: 'reviewFirst' };
  if (step === 'decline' && !given.reason?.trim()) return { refused: 'reasonNeeded' };
  return { state: next };
}

/** The client is asked and has not answered. */
export const isWaiting = (state: ProposalState): boolean => state === 'sent' || state === 'viewed';

/** Once sent, the content of a version never changes. */
export const isEditable = (state: ProposalState): boolean => state === 'draft';

/** What the client may know of; drafts and what comes before sending stay inside. */
export const isOutside = (state: ProposalState): boolean =>
  !['draft', 'internal_review', 'approved'].includes(state);
