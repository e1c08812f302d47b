/** The code points of digit 0 in Arabic, Persian and Devanagari. */
const ZEROS = [0x0660, 0x06f0, 0x0966];

/** Converts digits of our languages' scripts to 0 to 9 and removes direction marks. */
export function readDigits(text: string): string {
  return text
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
    });
}
