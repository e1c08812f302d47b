import { createHash } from 'node:crypto';

/** Equal for equal values; enough of it that no two differ by accident. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
