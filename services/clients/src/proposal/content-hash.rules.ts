import { createHash } from 'node:crypto';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * JSON in the one form of RFC 8785: keys by UTF-16 units, no blanks.
 * @throws {RangeError} for what JSON cannot hold: half a surrogate pair, or a number without an end
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${canonicalJson(key)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
  }
  if (typeof value === 'string' && /\p{Surrogate}/u.test(value))
    throw new RangeError('A text has half a character.');
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`${value} is no JSON.`);
  return JSON.stringify(value);
}

/** The hash of all that the signer sees of one version. */
export const contentHash = (content: Json): string =>
  createHash('sha256').update(canonicalJson(content), 'utf8').digest('hex');
