import type { ClientLoginState, ClientLoginStep } from '@atrium/contracts';

const STEPS: Record<ClientLoginState, readonly ClientLoginStep[]> = {
  none: ['invite'],
  open: ['view', 'resend', 'revoke'],
  expired: ['view', 'resend', 'revoke'],
  revoked: ['invite'],
  accepted: ['view', 'close'],
  closed: ['reopen'],
  noEmail: [],
  staff: [],
};

/** What may be done with a login in this state. */
export function loginSteps(state: ClientLoginState): readonly ClientLoginStep[] {
  return STEPS[state];
}
