import { PROPOSAL, type ProposalStateKey, type Refusal } from '@atrium/contracts';
import type { AcceptanceRefusal } from './acceptance.rules.js';

/** What a signer is told; somebody else's proposal is as if it did not exist. */
export function refusalOf(refused: AcceptanceRefusal, state: ProposalStateKey): Refusal {
  const { PROPOSAL_CHANGED, PROPOSAL_EXPIRED, PROPOSAL_SIGNED, PROPOSAL_TURN } = PROPOSAL.errors;
  if (refused === 'decided') return decidedOf(state);
  if (refused === 'expired') return PROPOSAL_EXPIRED;
  if (refused === 'alreadySigned') return PROPOSAL_SIGNED;
  if (refused === 'notYourTurn') return PROPOSAL_TURN;
  return refused === 'notASigner' ? 'NOT_FOUND' : PROPOSAL_CHANGED;
}

/** Why nobody can answer any more. */
export const decidedOf = (state: ProposalStateKey): Refusal =>
  state === 'withdrawn' ? PROPOSAL.errors.PROPOSAL_WITHDRAWN : PROPOSAL.errors.PROPOSAL_DECIDED;
