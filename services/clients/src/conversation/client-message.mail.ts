import { defineMail, words, type Mail } from '@atrium/reach';
import '../clients.texts.js';

const CLIENT_MESSAGE = defineMail({
  key: 'clients.message',
  notCounted: 'Goes to people who have accepted an invitation, once in a quarter of an hour.',
});

interface NewMessage {
  email: string;
  company: string;
  link: string;
}

/** The words stay in the portal: mail is read in many places. */
export function newMessageMail({ email, company, link }: NewMessage): Mail {
  return {
    kind: CLIENT_MESSAGE,
    to: email,
    subject: words('{company} wrote to you', { company }),
    text: [words('There is a new message from {company} in your portal.', { company })],
    action: { label: words('Read the message'), url: link },
  };
}
