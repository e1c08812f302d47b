import type { LimiterWindow } from '@atrium/platform';

/** Mail to an address that somebody chose, or typed without a session. */
interface CountedMail {
  key: string;
  /**
   * `chosen`: by addressee, sender and company. `addressee`: by addressee alone, because it is sent before anybody has
   * signed in.
   */
  counted: 'chosen' | 'addressee';
  /** What happens beyond the limit: the sender's act is refused, or goes on without the mail and the sender is notified. */
  beyond: 'refuse' | 'omit';
  /** `free`: shows text or links that people typed. In a company's first week such mail waits for the operator. */
  wording: 'fixed' | 'free';
  /** How many a person may send, where that is fewer than of all mail. */
  perPerson?: LimiterWindow;
}

/** Mail that needs no count. */
interface UncountedMail {
  key: string;
  /** One sentence: what keeps it from being sent to somebody's choice, or often. */
  notCounted: string;
}

/** What a mail is about. Every mail has one. */
export type MailKind = CountedMail | UncountedMail;

const keyPattern = /^[a-z]+(\.[a-z]+(-[a-z]+)*)+$/;
const known = new Set<string>();

/** Thrown while the modules are loaded, so that the portal does not start. @throws {Error} on a kind that does not say how it is counted */
export function defineMail<Kind extends MailKind>(kind: Kind): Kind {
  const { key } = kind;
  if (!keyPattern.test(key)) throw new Error(`Not a kind of mail: ${key}`);
  if (known.has(key)) throw new Error(`Two kinds of mail are called ${key}.`);
  if (!saysHow(kind)) throw new Error(`The mail ${key} does not say how it is counted, or why not.`);
  known.add(key);
  return kind;
}

function saysHow(kind: MailKind): boolean {
  if ('notCounted' in kind) return !('counted' in kind) && kind.notCounted.length > 0;
  const { counted, beyond, wording } = kind;
  return (
    ['chosen', 'addressee'].includes(counted) &&
    ['refuse', 'omit'].includes(beyond) &&
    ['fixed', 'free'].includes(wording)
  );
}
