/** Where the digits 0 to 9 of Arabic, Persian and Devanagari begin. */
const ZEROS = [0x0660, 0x06f0, 0x0966];

/** Digits of our languages' own scripts as 0 to 9; marks of direction are left out. */
export function readDigits(text: string): string {
  return text
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
    });
}
