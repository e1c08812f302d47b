import type {
  AcceptInvitation,
  ChangedEmail,
  InvitationPreview,
  Login,
  ResetPassword,
  Session,
} from '@atrium/contracts';
import { callApi } from '@atrium/sdk';

async function startSession(url: string, body: object) {
  return (await callApi<Session>({ url, method: 'POST', body })).user;
}

/** The calls behind the links in mails about a change of e-mail. */
export const followEmailLink = (step: 'confirm' | 'stop', token: string): Promise<ChangedEmail> =>
  callApi({ url: `auth/email/${step}`, method: 'POST', body: { token } });

/** All calls that sign somebody in return the person. */
export const signIn = (login: Login) => startSession('auth/login', login);
export const confirmEmail = (token: string) => startSession('auth/confirm', { token });
export const resetPassword = (reset: ResetPassword) => startSession('auth/reset', reset);
export const acceptInvitation = (acceptance: AcceptInvitation) =>
  startSession('auth/invitations/accept', acceptance);

export function previewInvitation(token: string): Promise<InvitationPreview> {
  return callApi({ url: 'auth/invitations/lookup', method: 'POST', body: { token } });
}

export async function requestRecovery(companyCode: string, email: string): Promise<void> {
  await callApi({ url: 'auth/recover', method: 'POST', body: { companyCode, email } });
}
