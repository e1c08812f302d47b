import { defineMail, hello, words, type Mail } from '@atrium/reach';
import '../identity.texts.js';

const RECOVERY = defineMail({
  key: 'identity.recovery',
  notCounted: 'By a limit of its own, so that nobody can use up the recovery of somebody else.',
});
const PASSWORD_CHANGED = defineMail({
  key: 'identity.password-changed',
  notCounted: 'Goes to the account itself, after a proof of identity.',
});

interface Recipient {
  email: string;
  firstName: string;
}

export function recoveryMail(to: Recipient, company: string, link: string): Mail {
  return {
    kind: RECOVERY,
    to: to.email,
    subject: words('Set a new password for {company}', { company }),
    text: [
      hello(to.firstName),
      words('Open this link to set a new password. It works once and expires in one hour.'),
      words('If you did not ask for this, ignore this email. Your password will not change.'),
    ],
    action: { label: words('Set a new password'), url: link },
  };
}

export function passwordChangedMail(to: Recipient, company: string): Mail {
  return {
    kind: PASSWORD_CHANGED,
    to: to.email,
    subject: words('Your password for {company} was changed', { company }),
    text: [
      hello(to.firstName),
      words('Your password was just changed and you were signed out everywhere else.'),
      words('If this was not you, set a new password immediately and tell your admin.'),
    ],
  };
}
