import type { Env } from '../env/env.js';

const YEAR_SECONDS = 31_536_000;

/** Whether browsers reach the portal by TLS. */
export const isSecure = ({ publicUrl }: Pick<Env, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

/**
 * Headers of every answer. They forbid rendering it as a page, running scripts from it, caching it, reading it from
 * another site and sending its address as a referrer. Routes that serve a page or a file override what they need.
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
