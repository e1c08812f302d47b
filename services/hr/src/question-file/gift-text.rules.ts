/** Signs that mean something in GIFT, where no backslash stands before them. */
const SIGNS = ['~', '=', '#', '{', '}', ':', 'n', '\\'] as const;
// Controls, which no question may hold, stand for signs that mean nothing.
const HIDDEN = ['\u0001', '\u0002', '\u0003', '\u0004', '\u0005', '\u0006', '\u0007', '\u000e'] as const;
// oxlint-disable-next-line no-control-regex -- these are the controls above
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;
// oxlint-disable-next-line no-control-regex -- these are the controls above
const HIDDEN_ONES = /[\u0001-\u0007\u000e]/g;

/** A text as GIFT has it. */
export const giftText = (text: string): string =>
  text.replaceAll(/[\\~=#{}:]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** The file, in which only signs that mean something are left. */
export const hideSigns = (file: string): string =>
  file
    .replaceAll(CONTROLS, ' ')
    .replaceAll(/\\([~=#{}:n\\])/g, (_, sign: (typeof SIGNS)[number]) => HIDDEN[SIGNS.indexOf(sign)] ?? '');

/** What was written, of a text whose signs are hidden. */
export const shownText = (text: string): string =>
  text
    .replaceAll(HIDDEN_ONES, (hidden) => {
      const sign = SIGNS[(HIDDEN as readonly string[]).indexOf(hidden)];
      return sign === 'n' ? '\n' : (sign ?? '');
    })
    .trim();

/** As it was before signs were hidden. */
export const unhidden = (text: string): string =>
  text.replaceAll(HIDDEN_ONES, (hidden) => `\\${SIGNS[(HIDDEN as readonly string[]).indexOf(hidden)] ?? ''}`);
