import { plainText } from './plain-text.rules.js';

const ATOM = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
/** What a domain may be typed with; all else would be read as another part of a URL. */
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}\-.。]+$/u;
const LONGEST = 254;
const LONGEST_LOCAL = 64;

const ROLES = new Set(
  'info sales contact admin office support hello accounts enquiry enquiries mail hr marketing billing'.split(
    ' ',
  ),
);
const FREE_DOMAINS = new Set(
  'gmail.com googlemail.com yahoo.com yahoo.co.in yahoo.in outlook.com hotmail.com live.com icloud.com rediffmail.com proton.me protonmail.com aol.com'.split(
    ' ',
  ),
);
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/** The form that is stored and compared, or null for what is not one address. */
export function readEmail(text: string): string | null {
  const typed = plainText(text)
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')
    .trim();
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0));
  const domain = asciiDomain(typed.slice(at + 1));
  if (!isLocal(local) || !domain) return null;
  const email = `${local}@${domain}`;
  return email.length <= LONGEST ? email : null;
}

const isLocal = (local: string): boolean =>
  local.length <= LONGEST_LOCAL && local.split('.').every((atom) => ATOM.test(atom));

/** A URL's host is read by UTS 46. */
function asciiDomain(typed: string): string | null {
  if (!TYPED_DOMAIN.test(typed) || !URL.canParse(`http://${typed}`)) return null;
  const domain = new URL(`http://${typed}`).hostname;
  const labels = domain.split('.');
  const isDomain = labels.length > 1 && labels.every((label) => LABEL.test(label));
  return isDomain && !/^\d+$/.test(labels.at(-1) ?? '') ? domain : null;
}

interface EmailParts {
  local: string;
  domain: string;
}

const partsOf = (email: string): EmailParts => {
  const at = email.lastIndexOf('@');
  return { local: email.slice(0, at).replace(/(?<=.)\+.*$/, ''), domain: email.slice(at + 1) };
};

export const domainOf = (email: string): string => partsOf(email).domain;

export const isFreeDomain = (domain: string): boolean => FREE_DOMAINS.has(domain);

/** Read by several people, so it says little about one. */
export const isRoleMailbox = (email: string): boolean => ROLES.has(partsOf(email).local);

/** The mailbox that an address ends in: without its tag, and at Gmail without dots. */
export function mailboxOf(email: string): string {
  const { local, domain } = partsOf(email);
  return GMAIL.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
