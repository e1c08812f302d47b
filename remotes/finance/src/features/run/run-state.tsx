import { PAY_RUN_STATE_LABELS, type PayRunState } from '@atrium/contracts';
import { translate } from '@atrium/sdk';
import { StatusBadge, type Tone } from '@atrium/ui';

const TONES: Record<PayRunState, Tone> = {
  draft: 'neutral',
  computing: 'info',
  computed: 'info',
  submitted: 'warning',
  approved: 'success',
  locked: 'success',
  partlyPaid: 'warning',
  paid: 'neutral',
  discarded: 'neutral',
};

/** Where a run stands; one that is paid is as usual. */
export const RunState = ({ state }: { state: PayRunState }) =>
  state === 'paid' ? (
    translate(PAY_RUN_STATE_LABELS.paid)
  ) : (
    <StatusBadge tone={TONES[state]}>{translate(PAY_RUN_STATE_LABELS[state])}</StatusBadge>
  );
