import { CLAIM_STATE_LABELS, type PayClaim } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { StatusBadge, type Tone } from '@atrium/ui';

const TONES: Record<PayClaim['state'], Tone> = {
  submitted: 'warning',
  approved: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
};

/** Where a claim stands; one that is paid is as usual. */
export const ClaimState = ({ claim: { state, paid } }: { claim: PayClaim }) =>
  paid ? t('Paid') : <StatusBadge tone={TONES[state]}>{translate(CLAIM_STATE_LABELS[state])}</StatusBadge>;
