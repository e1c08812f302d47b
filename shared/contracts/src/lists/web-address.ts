/** Characters that mail programs and browsers accept as a dot between the parts of a host name. */
const DOT = '[.。．｡]';
const PART = String.raw`[\p{L}\p{M}\p{N}-]`;
const END = String.raw`[\p{L}\p{M}]{2}`;

const PATTERNS = [
  String.raw`:\/\/|\bwww${DOT}`,
  // The 1,400 top-level names are not listed, because new ones appear each month. A single letter before the dot is an
  // initial: `S.K.Rao`.
  `${PART}{2}(?:${DOT}${PART}+)*${DOT}${END}`,
  `${PART}${DOT}(?:com|net|org|[a-z]{2})(?!${PART})`,
];
const WEB_ADDRESS = new RegExp(PATTERNS.join('|'), 'iu');

/**
 * Whether a mail program would turn part of this text into a link: `evil.example`, but not `Dr. S.K. Rao` or `Studio
 * 2.0`.
 */
export const hasWebAddress = (text: string): boolean => WEB_ADDRESS.test(text);
