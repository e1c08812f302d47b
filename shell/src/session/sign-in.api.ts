import type { AcceptInvitation, InvitationPreview, Login, ResetPassword, Session } from '@atrium/contracts';
import { http } from '@atrium/sdk';

async function startSession(url: string, body: object) {
  const { data } = await http.post<Session>(url, body);
  return data.user;
}

/** Everything that ends with a signed-in person answers that person. */
export const signIn = (login: Login) => startSession('auth/login', login);
export const confirmEmail = (token: string) => startSession('auth/confirm', { token });
export const resetPassword = (reset: ResetPassword) => startSession('auth/reset', reset);
export const acceptInvitation = (acceptance: AcceptInvitation) =>
  startSession('auth/invitations/accept', acceptance);

export async function previewInvitation(token: string): Promise<InvitationPreview> {
  return (await http.post<InvitationPreview>('auth/invitations/lookup', { token })).data;
}

export async function requestRecovery(companyCode: string, email: string): Promise<void> {
  await http.post('auth/recover', { companyCode, email });
}
