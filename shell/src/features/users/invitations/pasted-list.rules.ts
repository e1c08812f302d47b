const DELIMITERS = ['\t', ';', ','] as const;
const HEADINGS = ['Name', 'Email', 'Role', 'Department'];
/** As a mail program writes a person: `Asha Rao <asha@acme.test>`, or the address alone. */
const MAILBOX = /^(?:"?([^"<>]*?)"?\s*<([^\s<>]+@[^\s<>]+)>|([^\s<>]+@[^\s<>]+))$/;

/**
 * What was pasted, as a file with headings: where the first line has an e-mail, the columns are taken to be name,
 * e-mail, role and department, parted by semicolons, commas or tabs. The addressees of a mail are people too.
 */
export function withHeadings(text: string): string {
  const lines = text
    .trim()
    .split(/\r?\n/)
    .flatMap((line) => mailboxesOf(line) ?? line);
  const [first = ''] = lines;
  const delimiter = delimiterOf(first);
  const alike = lines.map((line) => partedBy(delimiter, line));
  return (first.includes('@') ? [HEADINGS.join(delimiter), ...alike] : alike).join('\n');
}

const delimiterOf = (line: string): string => DELIMITERS.find((each) => line.includes(each)) ?? ',';

/** Each line is parted as whoever wrote it did; a file is parted in one way. */
function partedBy(delimiter: string, line: string): string {
  const own = delimiterOf(line);
  const isQuoted = line.includes('"');
  return isQuoted || line.includes(delimiter) ? line : line.replaceAll(own, delimiter);
}

/** null for a line that is none of addressees. */
function mailboxesOf(line: string): string[] | null {
  const parts = line
    .split(line.includes(';') ? ';' : ',')
    .map((part) => part.trim())
    .filter(Boolean);
  const found = parts.map((part) => MAILBOX.exec(part));
  const isOfOne = parts.length === 1 && !line.includes('<');
  if (parts.length === 0 || isOfOne || found.includes(null)) return null;
  return found.map((match) => `${nameOf(match?.[1] ?? '')};${match?.[2] ?? match?.[3] ?? ''}`);
}

/** `Rao, Asha` is Asha Rao. */
function nameOf(text: string): string {
  const [last = '', first] = text.split(/,\s*/);
  return first ? `${first} ${last}` : last;
}
