import { hello, words, type Mail } from '@atrium/reach';
import '../identity.texts.js';

interface Change {
  firstName: string;
  companyName: string;
  oldEmail: string;
  newEmail: string;
  link: string;
}

/** To the new address: asks for proof that it is the person's. */
export function confirmEmailMail({ firstName, companyName: company, newEmail, link }: Change): Mail {
  return {
    to: newEmail,
    subject: words('Confirm your new e-mail for {company}', { company }),
    text: [
      hello(firstName),
      words(
        'Open this link to sign in to {company} with this address from now on. It works once and for 24 hours.',
        { company },
      ),
      words('If you did not ask for it, ignore this message: nothing changes.'),
    ],
    action: { label: words('Confirm the new e-mail'), url: link },
  };
}

/** To the current address: allows stopping the change, even after it has happened. */
export function stopEmailMail({ firstName, companyName: company, oldEmail, newEmail, link }: Change): Mail {
  return {
    to: oldEmail,
    subject: words('Your e-mail for {company} is about to change', { company }),
    text: [
      hello(firstName),
      words('Somebody who knows your password asked to change the e-mail of your account to {newEmail}.', {
        newEmail,
      }),
      words(
        'If it was not you, open this link within 7 days: the change is stopped, or taken back if it has happened, and you are signed out everywhere. Then set a new password.',
      ),
    ],
    action: { label: words('Stop the change'), url: link },
  };
}
