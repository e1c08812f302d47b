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
  for (const text of unfold(file).split(/\r\n|\n|\r/)) {
    const line = readLine(text);
    const last = lines.at(-1);
    const between = last && BROKEN[last.name];
    if (line) lines.push(line);
    else if (last && between !== undefined && text.trim()) last.value += `${between}${text.trim()}`;
  }
  return lines;
}

/** A fold may lie within a character, so it is undone in the bytes, of which Latin-1 makes a character each. */
function unfold(file: Uint8Array): string {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1');
  // The database takes no character 0.
  return decode(Buffer.from(bytes.replace(/(?:\r\n|\n|\r)[ \t]/g, '').replaceAll('\0', ''), 'latin1'));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Old programs write the code page of Windows.
    return new TextDecoder('windows-1252').decode(bytes);
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

/** Whether a file may hold a calendar, before it is read. */
export const namesCalendar = (file: Uint8Array): boolean => /^[ \t]*BEGIN:VCALENDAR/im.test(unfold(file));
