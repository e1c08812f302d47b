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

/**
 * What may be done with a login in this state. A login is one for all clients of its person: whoever does not see all
 * of them may let a new person in, and nothing else.
 */
export const loginSteps = (state: ClientLoginState, elsewhere: boolean): ClientLoginStep[] =>
  elsewhere && state !== 'none' ? [] : [...STEPS[state]];
