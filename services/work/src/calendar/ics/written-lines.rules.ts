/** The most octets of a line, its end aside (RFC 5545 3.1). */
const LONGEST = 75;

/** A file of these lines, folded between characters. */
export const writeLines = (lines: readonly string[]): string =>
  lines.map((line) => `${foldLine(line)}\r\n`).join('');

function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= LONGEST) return line;
  const parts: string[] = [];
  let [part, octets] = ['', 0];
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > LONGEST) {
      parts.push(part);
      // The space that continues a line is one of its octets.
      [part, octets] = ['', 1];
    }
    part += character;
    octets += more;
  }
  return [...parts, part].join('\r\n ');
}

/** Of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** A text as the value of a property. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(CONTROLS, '');

// oxlint-disable-next-line no-control-regex -- RFC 5545 allows no other control characters in a text
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
