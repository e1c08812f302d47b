import { plainForm } from './pasted-text.js';

const ATOM = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
/** What a domain may be typed with; all else would be read as another part of a URL. */
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}\-.。]+$/u;
/** `Ravi Kumar <ravi@example.in>`, as mail programs copy an address. */
const NAMED = /^[^<>]*<([^<>]+)>$/;
const LINK = /^mailto:([^?]*).*$/;
const LONGEST = 254;
const LONGEST_LOCAL = 64;
/** Nothing is looked for in longer texts. */
const MOST_TYPED = 1_000;

/** The form that is stored and compared, or null for what is not one address. */
export function readEmail(text: string): string | null {
  if (text.length > MOST_TYPED) return null;
  const typed = plainForm(text).trim().toLowerCase();
  const address = typed.replace(NAMED, '$1').trim().replace(LINK, '$1').trim();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const domain = asciiDomain(address.slice(at + 1));
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
