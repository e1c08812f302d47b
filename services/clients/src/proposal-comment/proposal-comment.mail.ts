import { defineMail, hello, words, type Mail } from '@atrium/reach';
import '../clients.texts.js';

const PROPOSAL_COMMENT = defineMail({
  key: 'clients.proposal-comment',
  counted: 'chosen',
  beyond: 'omit',
  wording: 'fixed',
});

interface NewComment {
  /** Without a name: as an account gives it. */
  to: { email: string; name: string };
  company: string;
  title: string;
  /** Of the portal; null: they have their own link, which is stored nowhere. */
  link: string | null;
}

/** The words stay behind the link: mail is read in many places. */
export function proposalCommentMail({ to, company, title, link }: NewComment): Mail {
  return {
    kind: PROPOSAL_COMMENT,
    to: to.email,
    subject: words('{company} wrote about “{title}”', { company, title }),
    text: [
      ...(to.name ? [hello(to.name)] : []),
      words('{company} wrote to you about the proposal “{title}”.', { company, title }),
      ...(link === null
        ? [words('Your link stands in the email with which {company} sent it.', { company })]
        : []),
    ],
    ...(link !== null && { action: { label: words('Read the comment'), url: link } }),
  };
}
