import { createHash } from 'node:crypto';
import type { ReferenceKind } from './reference-place.js';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * The same reference to something that does not exist: ids and words are replaced by others of the same form. A value
 * always has the same twin, so that a fault can be reproduced.
 */
export function twinOf(kind: ReferenceKind, value: string): string {
  if (kind === 'text' || kind === 'word') return wordLike(value);
  if (kind === 'cursor') return encode(decode(value).replace(UUID, (id) => idLike(id)));
  const [id = '', secret] = value.split('.');
  return secret === undefined ? idLike(id) : `${idLike(id)}.${secretLike(secret)}`;
}

const decode = (text: string): string => Buffer.from(text, 'base64url').toString('utf8');
const encode = (text: string): string => Buffer.from(text).toString('base64url');
const digest = (text: string): Buffer => createHash('sha512').update(`twin of ${text}`).digest();

/** Keeps the first digit and the version, which some schemas check. */
function idLike(id: string): string {
  const hex = digest(id).toString('hex');
  return [
    `${id.charAt(0)}${hex.slice(1, 8)}`,
    hex.slice(8, 12),
    `${id.charAt(14)}${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const secretLike = (secret: string): string => digest(secret).toString('base64url').slice(0, secret.length);

const wordLike = (text: string): string =>
  digest(text).toString('hex').replace(/\d/g, 'x').slice(0, text.length);
