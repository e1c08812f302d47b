import type { InvitationPreview } from '@atrium/contracts';
import { readFailure, type ApiFailure } from '@atrium/sdk';
import { previewInvitation } from '../../session/sign-in.api.js';

export type InvitationLookup =
  { invitation: InvitationPreview; failure?: never } | { invitation?: never; failure: ApiFailure };

const lookups = new Map<string, Promise<InvitationLookup>>();

async function answer(token: string): Promise<InvitationLookup> {
  try {
    return { invitation: await previewInvitation(token) };
  } catch (reason) {
    return { failure: readFailure(reason) };
  }
}

/** Requests again who was invited by the link with this token; never rejects. */
export function refreshInvitation(token: string): Promise<InvitationLookup> {
  const asked = answer(token);
  lookups.set(token, asked);
  return asked;
}

/** Like `refreshInvitation`, but returns the same promise each time, so that the page can `use()` it. */
export function lookUpInvitation(token: string): Promise<InvitationLookup> {
  return lookups.get(token) ?? refreshInvitation(token);
}
