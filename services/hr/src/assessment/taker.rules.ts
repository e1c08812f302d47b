import type { AuditActor, AuditGuest, SignedInUser } from '@atrium/platform';

/** Who takes assessments: somebody with an account, or an applicant by the link of one invitation. */
export interface Taker {
  companyId: string;
  by: AuditActor | AuditGuest;
  /** By whom their uploads are kept. */
  uploads: string;
  /** Whether what belongs to this invitation of this account is theirs. */
  owns: (of: { userId: string | null; invitationId: string }) => boolean;
}

export const staffTaker = (user: SignedInUser): Taker => ({
  companyId: user.companyId,
  by: user,
  uploads: user.id,
  owns: ({ userId }) => userId === user.id,
});

export const linkTaker = (companyId: string, invitationId: string, name: string): Taker => ({
  companyId,
  by: { id: null, firstName: name, lastName: '' },
  uploads: invitationId,
  owns: (of) => of.invitationId === invitationId,
});
