import type { ClientLoginState, ClientLoginStep } from '@atrium/contracts';

const STEPS: Record<ClientLoginState, readonly ClientLoginStep[]> = {
  none: ['invite'],
  open: ['resend', 'revoke'],
  expired: ['resend', 'revoke'],
  revoked: ['invite'],
  accepted: ['close'],
  closed: ['reopen'],
  noEmail: [],
  staff: [],
};

/** What may be done with a login in this state. */
export function loginSteps(state: ClientLoginState): readonly ClientLoginStep[] {
  return STEPS[state];
}
