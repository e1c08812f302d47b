import { ROLE_LABELS, type Role } from '@atrium/contracts';
import type { Mail } from '@atrium/platform';

export interface InvitationMail {
  to: { email: string; firstName: string; role: Role };
  companyName: string;
  invitedBy: string;
  link: string;
}

export function invitationMail({ to, companyName, invitedBy, link }: InvitationMail): Mail {
  return {
    to: to.email,
    subject: `${invitedBy} invites you to ${companyName}`,
    text: `Hello ${to.firstName},\n\n${invitedBy} invites you to join ${companyName} as ${ROLE_LABELS[to.role]}. Open this link and set a password. It works once and for 7 days.`,
    actionLabel: 'Accept invitation',
    actionUrl: link,
  };
}
