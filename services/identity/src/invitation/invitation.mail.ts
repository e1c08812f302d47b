import { ROLE_LABELS, type Role } from '@atrium/contracts';
import { defineMail, hello, words, type Mail } from '@atrium/reach';
import '../identity.texts.js';

export const INVITATION_MAIL = defineMail({
  key: 'identity.invitation',
  counted: 'chosen',
  beyond: 'refuse',
  wording: 'fixed',
});

export interface InvitationMail {
  to: { email: string; firstName: string; role: Role };
  companyName: string;
  invitedBy: string;
  link: string;
}

export function invitationMail({ to, companyName, invitedBy, link }: InvitationMail): Mail {
  const [inviter, company, role] = [invitedBy, companyName, { text: ROLE_LABELS[to.role] }];
  return {
    kind: INVITATION_MAIL,
    to: to.email,
    subject: words('{inviter} invites you to {company}', { inviter, company }),
    text: [
      hello(to.firstName),
      to.role === 'client'
        ? words('{inviter} invites you to the client area of {company}.', { inviter, company })
        : words('{inviter} invites you to join {company} as {role}.', { inviter, company, role }),
      words('Open this link and set a password. It works once and expires in 7 days.'),
    ],
    action: { label: words('Accept invitation'), url: link },
  };
}
