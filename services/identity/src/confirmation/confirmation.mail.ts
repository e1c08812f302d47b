import type { Mail } from '@atrium/platform';

/** Asks the person who signed a company up to prove that the e-mail is theirs. */
export function confirmationMail(to: { email: string; firstName: string }, link: string): Mail {
  return {
    to: to.email,
    subject: 'Confirm your e-mail',
    text: `Hello ${to.firstName},\n\nopen this link to confirm your e-mail and enter your new workspace. It works once and for 24 hours.\n\nIf you did not sign up, ignore this message.`,
    actionLabel: 'Confirm e-mail',
    actionUrl: link,
  };
}
