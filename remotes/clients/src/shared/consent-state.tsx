import { CONSENT_STATE_LABELS, type Consent } from '@atrium/contracts';
import { translate } from '@atrium/sdk';
import { StatusBadge } from '@atrium/ui';

/** Whether somebody agreed. */
export const ConsentState = ({ state }: Pick<Consent, 'state'>) => (
  <StatusBadge tone={state === 'opted_in' ? 'success' : 'danger'}>
    {translate(CONSENT_STATE_LABELS[state])}
  </StatusBadge>
);
