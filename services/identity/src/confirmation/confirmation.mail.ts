import { defineMail, hello, words, type Mail } from '@atrium/reach';
import '../identity.texts.js';

const CONFIRMATION = defineMail({
  key: 'identity.confirmation',
  counted: 'addressee',
  beyond: 'refuse',
  wording: 'fixed',
});

/** Asks the person who signed a company up to confirm their e-mail. */
export function confirmationMail(to: { email: string; firstName: string }, link: string): Mail {
  return {
    kind: CONFIRMATION,
    to: to.email,
    subject: words('Confirm your email'),
    text: [
      hello(to.firstName),
      words(
        'Open this link to confirm your email and enter your portal. It works once and expires in 24 hours.',
      ),
      words('If you did not sign up, ignore this email.'),
    ],
    action: { label: words('Confirm email'), url: link },
  };
}
