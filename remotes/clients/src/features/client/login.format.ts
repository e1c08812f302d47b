import type { ClientLoginState, ClientLoginStep } from '@atrium/contracts';
import { t, type ConfirmOptions } from '@atrium/sdk';
import type { Tone } from '@atrium/ui';

export const LOGIN_TONES: Record<ClientLoginState, Tone> = {
  none: 'neutral',
  noEmail: 'neutral',
  open: 'info',
  expired: 'warning',
  accepted: 'success',
  revoked: 'neutral',
  closed: 'danger',
  staff: 'warning',
};

export function sayLogin(state: ClientLoginState): string {
  const words: Record<ClientLoginState, string> = {
    none: t('Not invited'),
    noEmail: t('Has no email'),
    open: t('Invited'),
    expired: t('Invitation expired'),
    accepted: t('Signs in'),
    revoked: t('Invitation withdrawn'),
    closed: t('Login closed'),
    staff: t('Email of a colleague'),
  };
  return words[state];
}

export function sayLoginStep(step: ClientLoginStep): string {
  const words: Record<ClientLoginStep, string> = {
    invite: t('Invite to portal'),
    resend: t('Send again'),
    revoke: t('Withdraw'),
    close: t('Close login'),
    reopen: t('Open login again'),
    view: t('See what they see'),
  };
  return words[step];
}

export function sayLoginDone(step: ClientLoginStep, name: string): string {
  const words: Record<ClientLoginStep, string> = {
    invite: t('{name} is invited', { name }),
    resend: t('{name} has a new link', { name }),
    revoke: t('The invitation of {name} is withdrawn', { name }),
    close: t('{name} can no longer sign in', { name }),
    reopen: t('{name} can sign in again', { name }),
    view: t('You see the portal as {name}', { name }),
  };
  return words[step];
}

/** Who signs in now is kept out only after a question. */
export const askLoginStep = (step: ClientLoginStep, name: string): ConfirmOptions | null =>
  step === 'view'
    ? {
        title: t('View the portal as {name}?', { name }),
        text: t(
          'You see what they see and cannot change anything. It ends after 15 minutes and is recorded in the audit trail.',
        ),
        confirmText: t('View portal'),
      }
    : step === 'close'
      ? {
          title: t('Close the login of {name}?', { name }),
          text: t('They are signed out everywhere. Links to single proposals keep working.'),
          confirmText: t('Close login'),
          tone: 'danger',
        }
      : null;
