import { createHmac, timingSafeEqual } from 'node:crypto';

/** The part of the keys that signing needs. */
export interface SigningKeys {
  /** The id of the newest key. */
  current: string;
  /** A key for one purpose alone; null for an id that is not known. */
  derive(keyId: string, purpose: string): Buffer | null;
}

const tokenPattern = /^([\w-]{1,16})\.([A-Za-z0-9_-]{1,400})\.([A-Za-z0-9_-]{43})$/;

/** A token with the text and a signature: anyone can read it, nobody else can make it. */
export function signText(keys: SigningKeys, purpose: string, text: string): string {
  const signed = `${keys.current}.${Buffer.from(text).toString('base64url')}`;
  return `${signed}.${signatureOf(keys, { keyId: keys.current, purpose, signed }) ?? ''}`;
}

/** The text; null for a token that was not made for this purpose. */
export function readText(keys: SigningKeys, purpose: string, token: string): string | null {
  const [, keyId = '', encoded = '', signature = ''] = tokenPattern.exec(token) ?? [];
  const expected = signatureOf(keys, { keyId, purpose, signed: `${keyId}.${encoded}` });
  // Compared as texts, because different texts can decode to the same bytes.
  if (!expected || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
  return Buffer.from(encoded, 'base64url').toString('utf8');
}

function signatureOf(
  keys: SigningKeys,
  { keyId, purpose, signed }: { keyId: string; purpose: string; signed: string },
): string | null {
  const key = keys.derive(keyId, purpose);
  return key && createHmac('sha256', key).update(signed).digest('base64url');
}
