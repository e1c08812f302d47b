/** What mail programs and browsers take for a dot between two parts of a host. */
const DOT = '[.。．｡]';
const PART = String.raw`[\p{L}\p{M}\p{N}-]`;
const END = String.raw`[\p{L}\p{M}]{2}`;

const PATTERNS = [
  String.raw`:\/\/|\bwww${DOT}`,
  // No list of the top level's 1,400 names: each month has new ones. One letter before the dot is an initial: `S.K.Rao`.
  `${PART}{2}(?:${DOT}${PART}+)*${DOT}${END}`,
  `${PART}${DOT}(?:com|net|org|[a-z]{2})(?!${PART})`,
];
const WEB_ADDRESS = new RegExp(PATTERNS.join('|'), 'iu');

/** Whether a mail program would make a link of a part of this text: `evil.example`, not `Dr. S.K. Rao` nor `Studio 2.0`. */
export const hasWebAddress = (text: string): boolean => WEB_ADDRESS.test(text);
