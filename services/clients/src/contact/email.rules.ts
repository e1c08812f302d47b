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
