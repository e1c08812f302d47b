import { defineMail, hello, joined, words, type Mail } from '@atrium/reach';
import '../clients.texts.js';

const PROPOSAL_LINK = defineMail({
  key: 'clients.proposal',
  counted: 'chosen',
  beyond: 'refuse',
  wording: 'fixed',
});
/** With words of the sender. */
const PROPOSAL_WORDS = defineMail({
  key: 'clients.proposal-words',
  counted: 'chosen',
  beyond: 'refuse',
  wording: 'free',
});
/** To the next of those who sign in order: the signature before it stands, whoever else can be mailed. */
const PROPOSAL_NEXT = defineMail({
  key: 'clients.proposal-next',
  counted: 'chosen',
  beyond: 'omit',
  wording: 'fixed',
});
const REMINDER = defineMail({
  key: 'clients.proposal-reminder',
  counted: 'chosen',
  beyond: 'omit',
  wording: 'fixed',
});
const CODE = defineMail({
  key: 'clients.proposal-code',
  notCounted: 'By limits of its own, so that nobody can use up the codes of somebody else.',
});
const DECIDED = defineMail({
  key: 'clients.proposal-decided',
  notCounted: 'Answers what its addressee did, once for a proposal whose own mail was counted.',
});
const SIGNED = defineMail({
  key: 'clients.proposal-signed',
  notCounted: 'Once to each signer of a proposal whose own mail was counted.',
});

export interface ProposalMail {
  to: { email: string; name: string };
  company: string;
  title: string;
  link: string;
  /** A day. */
  validUntil: string;
  /** Another has signed before. */
  next: boolean;
  /** Words of the sender. */
  said: { author: string; message: string } | null;
}

/** A proposal to whoever signs it. */
export function proposalMail({ to, company, title, link, validUntil, next, said }: ProposalMail): Mail {
  const plain = next ? PROPOSAL_NEXT : PROPOSAL_LINK;
  return {
    kind: said ? PROPOSAL_WORDS : plain,
    to: to.email,
    subject: words('Proposal from {company}: {title}', { company, title }),
    text: [
      hello(to.name),
      words('{company} sends you a proposal: {title}.', { company, title }),
      ...(said ? [joined('\n', [words('{name} writes:', { name: said.author }), said.message])] : []),
      words('It is open until {day}. This link is for you alone.', { day: { day: validUntil } }),
    ],
    action: { label: words('Read the proposal'), url: link },
  };
}

/** The last day comes. The link is stored nowhere, so it stands in the first mail alone. */
export function reminderMail(
  to: { email: string; name: string },
  { company, title, validUntil }: Pick<ProposalMail, 'company' | 'title' | 'validUntil'>,
): Mail {
  return {
    kind: REMINDER,
    to: to.email,
    subject: words('Open until {day}: {title}', { day: { day: validUntil }, title }),
    text: [
      hello(to.name),
      words('The proposal “{title}” is open until {day}.', { title, day: { day: validUntil } }),
      words('Your link stands in the email with which {company} sent it.', { company }),
    ],
  };
}

/** The code with which a signer proves that the mailbox is theirs. */
export function codeMail(to: { email: string; name: string }, code: string, title: string): Mail {
  return {
    kind: CODE,
    to: to.email,
    subject: words('{code} is your code', { code }),
    text: [
      hello(to.name),
      words('Enter {code} to sign or decline “{title}”. It works for 10 minutes.', { code, title }),
    ],
  };
}

/** What became of a proposal. */
export function decidedMail(
  to: { email: string; name: string },
  { company, title, accepted }: { company: string; title: string; accepted: boolean },
): Mail {
  const said = accepted
    ? words('“{title}” is accepted. {company} will be in touch about the next steps.', { title, company })
    : words('“{title}” is declined. {company} reads your reason.', { title, company });
  return {
    kind: DECIDED,
    to: to.email,
    subject: accepted ? words('Accepted: {title}', { title }) : words('Declined: {title}', { title }),
    text: [hello(to.name), said],
  };
}

/** The signed paper, with its evidence. */
export function signedMail(to: { email: string; name: string }, { title }: { title: string }): Mail {
  return {
    kind: SIGNED,
    to: to.email,
    subject: words('Signed copy: {title}', { title }),
    text: [
      hello(to.name),
      words(
        'The signed proposal “{title}” is attached. Its last page says who signed, when and from where.',
        {
          title,
        },
      ),
    ],
  };
}
