import { randomInt } from 'node:crypto';
import { Secrets } from '@atrium/platform';

/** Without characters that are easily confused in handwriting. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const GROUP_LENGTH = 4;
export const RECOVERY_CODES = 10;

const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * `k7mq-2xhw-p9dc-w4tz-3nfb-y8js`: 118 bits, so that even the plain hash does not reveal it (ASVS 6.5.2 asks for 112).
 */
const newCode = () => Array.from({ length: GROUPS }, group).join('-');

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

/** Accepts a code as people type it: capitals, spaces and missing hyphens do not matter. */
export function hashRecoveryCode(userId: string, code: string): string {
  return Secrets.hash(`${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}
