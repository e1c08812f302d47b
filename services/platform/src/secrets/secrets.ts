import { createHash, createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';

const TOKEN_BYTES = 32;
const linkTokenPattern = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;

/** Random values and their hashes. A token is stored only as its hash. */
export const Secrets = {
  /** 256 random bits, base64url. */
  randomToken: (): string => randomBytes(TOKEN_BYTES).toString('base64url'),
  /** SHA-256 in hex. Sufficient for a random token; never use it for a password. */
  hash: (token: string): string => createHash('sha256').update(token).digest('hex'),
  /** A key for one purpose, derived from the installation's secret. */
  derive: (secret: string, purpose: string): string =>
    createHmac('sha256', secret).update(purpose).digest('hex'),
};

/** A token for a link that is opened before sign-in. It names the company, in whose rows the hash is then searched. */
export function createLinkToken(companyId: string): { token: string; hash: string } {
  const random = Secrets.randomToken();
  return { token: `${companyId}.${random}`, hash: Secrets.hash(random) };
}

/** Null for any text that `createLinkToken` cannot have made. */
export function parseLinkToken(token: string): { companyId: string; hash: string } | null {
  const [, companyId, random] = linkTokenPattern.exec(token) ?? [];
  if (!companyId || !random || !z.uuid().safeParse(companyId).success) return null;
  return { companyId, hash: Secrets.hash(random) };
}
