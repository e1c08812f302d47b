import { defineMail, hello, words, type Mail } from '@atrium/reach';
import '../identity.texts.js';

const CONFIRM_EMAIL = defineMail({
  key: 'identity.confirm-email',
  counted: 'chosen',
  beyond: 'refuse',
  wording: 'fixed',
  // Enough for a mistyped one.
  perPerson: { limit: 5, windowSeconds: 86_400 },
});
const STOP_EMAIL = defineMail({
  key: 'identity.stop-email',
  notCounted: 'Goes to the account itself, beside a mail that is counted.',
});

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
    kind: CONFIRM_EMAIL,
    to: newEmail,
    subject: words('Confirm your new email for {company}', { company }),
    text: [
      hello(firstName),
      words(
        'Open this link to sign in to {company} with this address from now on. It works once and expires in 24 hours.',
        { company },
      ),
      words('If you did not ask for this, ignore this email. Nothing will change.'),
    ],
    action: { label: words('Confirm the new email'), url: link },
  };
}

/** To the current address: allows stopping the change, even after it has happened. */
export function stopEmailMail({ firstName, companyName: company, oldEmail, newEmail, link }: Change): Mail {
  return {
    kind: STOP_EMAIL,
    to: oldEmail,
    subject: words('Your email for {company} is about to change', { company }),
    text: [
      hello(firstName),
      words('Someone who knows your password asked to change your account’s email to {newEmail}.', {
        newEmail,
      }),
      words(
        'If this was not you, open this link within 7 days. It stops or reverses the change and signs you out everywhere. Then set a new password.',
      ),
    ],
    action: { label: words('Stop change'), url: link },
  };
}
