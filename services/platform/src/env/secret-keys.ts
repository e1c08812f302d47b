/** An AES-256 key and its id. Encrypted data carries the id of its key. */
export interface SecretKey {
  id: string;
  bytes: Buffer;
}

const keyPattern = /^([\w-]{1,16}):([0-9a-f]{64})$/i;

/**
 * Parses keys of the form `id:64 hexadecimal digits`, separated by commas or lines. The first one encrypts.
 * @throws {Error} with a sentence
 */
export function parseSecretKeys(text: string): SecretKey[] {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      const [, id, hex] = keyPattern.exec(entry) ?? [];
      if (!id || !hex) throw new Error(FORM);
      return { id, bytes: Buffer.from(hex, 'hex') };
    });
  if (keys.length === 0) throw new Error(FORM);
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new Error('ATRIUM_SECRET_KEYS has two keys with one name.');
  return keys;
}

const FORM = 'ATRIUM_SECRET_KEYS must be name:64 hexadecimal digits, more than one separated by commas.';
