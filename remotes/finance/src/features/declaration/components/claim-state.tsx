import { TAX_CLAIM_STATE_LABELS, type TaxClaimState } from '@atrium/contracts';
import { translate } from '@atrium/sdk';
import { StatusBadge } from '@atrium/ui';

const TONES = { declared: 'info', approved: 'success', refused: 'warning' } as const;

export const ClaimState = ({ state }: { state: TaxClaimState }) => (
  <StatusBadge tone={TONES[state]}>{translate(TAX_CLAIM_STATE_LABELS[state])}</StatusBadge>
);
