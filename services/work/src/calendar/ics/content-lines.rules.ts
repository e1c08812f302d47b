/** A line of an iCalendar file. Names are in capitals, a value is as written. */
export interface ContentLine {
  name: string;
  params: ReadonlyMap<string, string>;
  value: string;
}

const LINE = /^([A-Za-z0-9-]+)((?:;[^=;:"]+=(?:"[^"]*"|[^";:])*)*):(.*)$/s;
const PARAM = /;([^=;:"]+)=((?:"[^"]*"|[^";:])*)/g;

/** Texts whose fold or end of line some programs break, by what is put between the parts. */
const BROKEN: Partial<Record<string, string>> = { DESCRIPTION: '\\n', SUMMARY: ' ', LOCATION: ' ' };

/**
 * The lines of a file, in whatever way they end and are folded. A line that cannot be read goes on with the text before
 * it; after anything else it is left out.
 */
export function readLines(file: Uint8Array): ContentLine[] {
  const lines: ContentLine[] = [];
  for (const text of unfold(file)) {
    const line = readLine(text);
    const last = lines.at(-1);
    const between = last && BROKEN[last.name];
    if (line) lines.push(line);
    else if (last && between !== undefined && text.trim()) last.value += `${between}${text.trim()}`;
  }
  return lines;
}

/** A fold may lie within a character, so it is undone in the bytes, of which Latin-1 makes a character each. */
function* unfold(file: Uint8Array): Generator<string> {
  const bytes = Buffer.from(bytesOf(file)).toString('latin1');
  // The database takes no character 0. Some programs write blanks before the first line.
  const unfolded = bytes
    .replace(/(?:\r\n|\n|\r)[ \t]/g, '')
    .replaceAll('\0', '')
    .trimStart();
  for (const line of unfolded.split(/\r\n|\n|\r/)) yield decode(line);
}

/** A mark at the beginning says how the file is written, and belongs to no line. */
function bytesOf(file: Uint8Array): Uint8Array {
  const [first, second, third] = file;
  if (first === 0xef && second === 0xbb && third === 0xbf) return file.subarray(3);
  if (first === 0xff && second === 0xfe) return rewritten(file, 'utf-16le');
  return first === 0xfe && second === 0xff ? rewritten(file, 'utf-16be') : file;
}

const rewritten = (file: Uint8Array, encoding: string): Uint8Array =>
  Buffer.from(new TextDecoder(encoding).decode(file));

const UTF_8 = new TextDecoder('utf-8', { fatal: true });
/** Old programs write the code page of Windows. */
const WINDOWS = new TextDecoder('windows-1252');
/** The bytes that are the same in every encoding. */
const PLAIN = /^[\0-\x7f]*$/;

/** Each line by itself: one that a program cut within a character spoils no other. */
function decode(line: string): string {
  if (PLAIN.test(line)) return line;
  const bytes = Buffer.from(line, 'latin1');
  try {
    return UTF_8.decode(bytes);
  } catch {
    return WINDOWS.decode(bytes);
  }
}

function readLine(line: string): ContentLine | null {
  const [, name, params = '', value = ''] = LINE.exec(line) ?? [];
  return name ? { name: name.toUpperCase(), params: readParams(params), value } : null;
}

const readParams = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(PARAM)].map(([, name = '', value = '']) => [name.toUpperCase(), plainParam(value)]),
  );

const CARETS: Record<string, string> = { n: '\n', "'": '"', '^': '^' };

/** Without its quotation marks; RFC 6868 writes them, and the ends of lines, with a caret. */
const plainParam = (value: string): string =>
  value.replaceAll('"', '').replace(/\^([n'^])/g, (_, of: string) => CARETS[of] ?? of);

/** A text without its escapes. A backslash before any other character is one. */
export const plainText = (value: string): string =>
  value.replace(/\\([nN,;\\])/g, (_, of: string) => (of.toLowerCase() === 'n' ? '\n' : of));

const LOOKED_AT = 65_536;

/** Whether a file may hold a calendar, by its beginning alone: the rest is read elsewhere. */
export function beginsCalendar(beginning: Uint8Array): boolean {
  for (const line of unfold(beginning.subarray(0, LOOKED_AT)))
    if (/^[ \t]*BEGIN:VCALENDAR/i.test(line)) return true;
  return false;
}
