import { hello, words, type Mail } from '@atrium/reach';
import '../clients.texts.js';

export interface ProposalMail {
  to: { email: string; name: string };
  company: string;
  title: string;
  link: string;
  /** A day. */
  validUntil: string;
}

/** A proposal to whoever signs it. */
export function proposalMail({ to, company, title, link, validUntil }: ProposalMail): Mail {
  return {
    to: to.email,
    subject: words('{company}: {title}', { company, title }),
    text: [
      hello(to.name),
      words('{company} sends you a proposal: {title}.', { company, title }),
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
    to: to.email,
    subject: words('{company}: {title}', { company, title }),
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
    to: to.email,
    subject: words('{code} is your code', { code }),
    text: [
      hello(to.name),
      words('Enter {code} to sign “{title}”. It works for 10 minutes.', { code, title }),
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
    to: to.email,
    subject: words('{company}: {title}', { company, title }),
    text: [hello(to.name), said],
  };
}

/** The signed paper, with its evidence. */
export function signedMail(
  to: { email: string; name: string },
  { company, title }: { company: string; title: string },
): Mail {
  return {
    to: to.email,
    subject: words('{company}: {title}', { company, title }),
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
