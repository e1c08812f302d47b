/** The characters 0x80 to 0x9f of Windows-1252, where it differs from Latin-1. Node's decoder confuses the two. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
/** In place of bytes that are no character; rows that hold one are refused, in words. */
export const UNREADABLE = '\ufffd';

const windowsOf = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\x80-\x9f]/g, (sign) => WINDOWS.charAt(sign.charCodeAt(0) - 0x80));

/**
 * Decodes by the byte order mark, otherwise as UTF-8 if that is valid, otherwise as Windows-1252, which Excel writes.
 * A text of UTF-8 stays one when single bytes of it are not.
 */
export function decodeText(file: Buffer): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    const text = new TextDecoder('utf-8').decode(file);
    // Two letters beyond ASCII that are right are no chance.
    const isUtf8 = (text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0) > 1;
    return isUtf8 ? mixedOf(file) : windowsOf(file);
  }
}

type Strict = InstanceType<typeof TextDecoder>;

const LENGTHS = [
  { first: 0xc2, last: 0xdf, more: 1 },
  { first: 0xe0, last: 0xef, more: 2 },
  { first: 0xf0, last: 0xf4, more: 3 },
];

/** Where one byte alone is wrong, beside plain letters, a program wrote it in Windows-1252: `Caf\xe9`. */
function mixedOf(file: Buffer): string {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < file.length;) {
    const length = lengthAt(file, at, strict);
    if (length > 0) {
      at += length;
      continue;
    }
    parts.push(file.toString('utf8', from, at));
    let end = at + 1;
    while (end < file.length && lengthAt(file, end, strict) === 0) end += 1;
    const isAlone = end === at + 1 && (file[at - 1] ?? 0) < 0x80 && (file[end] ?? 0) < 0x80;
    parts.push(isAlone ? windowsOf(file.subarray(at, end)) : UNREADABLE);
    [at, from] = [end, end];
  }
  parts.push(file.toString('utf8', from));
  return parts.join('').replace(/^\ufeff/, '');
}

/** Bytes of the character that begins here; 0: none does. */
function lengthAt(file: Buffer, at: number, strict: Strict): number {
  const byte = file[at] ?? 0;
  if (byte < 0x80) return 1;
  const kind = LENGTHS.find(({ first, last }) => byte >= first && byte <= last);
  if (!kind || at + kind.more >= file.length) return 0;
  try {
    strict.decode(file.subarray(at, at + 1 + kind.more));
    return kind.more + 1;
  } catch {
    return 0;
  }
}
