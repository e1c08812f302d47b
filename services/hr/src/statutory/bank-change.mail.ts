import { defineMail, hello, words, type Mail } from '@atrium/reach';

const BANK_CHANGE = defineMail({
  key: 'hr.bank-change',
  counted: 'chosen',
  beyond: 'omit',
  wording: 'fixed',
});

interface Recipient {
  email: string;
  firstName: string;
}

/** Tells somebody that their pay goes elsewhere from now on. The account itself is not in the mail. */
export const bankChangeMail = (to: Recipient, company: string): Mail => ({
  kind: BANK_CHANGE,
  to: to.email,
  subject: words('The bank account for your pay at {company} was changed', { company }),
  text: [
    hello(to.firstName),
    words('From now on your pay goes to the new bank account.'),
    words('If you did not ask for this, tell HR immediately.'),
  ],
});
