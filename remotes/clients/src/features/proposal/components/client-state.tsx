import { PROPOSAL_STATE_LABELS, type ProposalStateKey } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { StatusBadge } from '@atrium/ui';
import { STATE_TONES } from '../../../shared/proposal.format.js';

/** The client is asked and has not answered. */
export const isAsked = ({ state }: { state: ProposalStateKey }): boolean =>
  state === 'sent' || state === 'viewed';

/** The state as the client reads it: that it was opened is of interest to those who sent it. */
export function ClientState({ state }: { state: ProposalStateKey }) {
  if (isAsked({ state })) return <StatusBadge tone="warning">{t('Waits for an answer')}</StatusBadge>;
  return <StatusBadge tone={STATE_TONES[state]}>{translate(PROPOSAL_STATE_LABELS[state])}</StatusBadge>;
}
