import type { Env } from '../env/env.js';

const YEAR_SECONDS = 31_536_000;

/** Whether browsers reach the portal by TLS. */
export const isSecure = ({ publicUrl }: Pick<Env, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

/**
 * What every answer begins with, whatever it becomes: no page, nothing that runs, is kept, or is read by another site, and
 * no address told on. What serves a page or a file says what may differ there.
 */
export function secureHeaders(env: Pick<Env, 'publicUrl'>): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(isSecure(env) && {
      'strict-transport-security': `max-age=${String(YEAR_SECONDS)}; includeSubDomains`,
    }),
  };
}
