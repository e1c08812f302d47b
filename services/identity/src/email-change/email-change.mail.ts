import type { Mail } from '@atrium/platform';

interface Change {
  firstName: string;
  companyName: string;
  oldEmail: string;
  newEmail: string;
  link: string;
}

/** To the new address: proof that it is the person's. */
export function confirmEmailMail({ firstName, companyName, newEmail, link }: Change): Mail {
  return {
    to: newEmail,
    subject: `Confirm your new e-mail for ${companyName}`,
    text: `Hello ${firstName},\n\nopen this link to sign in to ${companyName} with this address from now on. It works once and for 24 hours.\n\nIf you did not ask for it, ignore this message: nothing changes.`,
    actionLabel: 'Confirm the new e-mail',
    actionUrl: link,
  };
}

/** To the present address: a way to stop it, also after it has happened. */
export function stopEmailMail({ firstName, companyName, oldEmail, newEmail, link }: Change): Mail {
  return {
    to: oldEmail,
    subject: `Your e-mail for ${companyName} is about to change`,
    text: `Hello ${firstName},\n\nsomebody who knows your password asked to change the e-mail of your account to ${newEmail}.\n\nIf it was not you, open this link within 7 days: the change is stopped, or taken back if it has happened, and you are signed out everywhere. Then set a new password.`,
    actionLabel: 'Stop the change',
    actionUrl: link,
  };
}
