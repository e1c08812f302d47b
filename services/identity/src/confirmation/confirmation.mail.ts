import { hello, words, type Mail } from '@atrium/reach';
import '../identity.texts.js';

/** Asks the person who signed a company up to confirm their e-mail. */
export function confirmationMail(to: { email: string; firstName: string }, link: string): Mail {
  return {
    to: to.email,
    subject: words('Confirm your e-mail'),
    text: [
      hello(to.firstName),
      words(
        'Open this link to confirm your e-mail and enter your new workspace. It works once and for 24 hours.',
      ),
      words('If you did not sign up, ignore this message.'),
    ],
    action: { label: words('Confirm e-mail'), url: link },
  };
}
