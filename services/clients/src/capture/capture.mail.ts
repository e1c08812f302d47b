import { defineMail, words, type Mail } from '@atrium/reach';
import '../clients.texts.js';

const CONFIRM_ENQUIRY = defineMail({
  key: 'clients.confirm-enquiry',
  counted: 'addressee',
  beyond: 'omit',
  wording: 'fixed',
});

/** Asks whoever sent a form whether the mailbox is theirs. */
export const confirmMail = (
  to: string,
  { company, form, url }: { company: string; form: string; url: string },
): Mail => ({
  kind: CONFIRM_ENQUIRY,
  to,
  subject: words('{company}: confirm your enquiry', { company }),
  text: [
    words('This email address was entered in the form “{form}” of {company}.', { form, company }),
    words('Confirm it, so that {company} gets your enquiry. If it was not you, do nothing.', { company }),
  ],
  action: { label: words('Confirm my enquiry'), url },
});
