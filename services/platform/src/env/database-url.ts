import { parse } from 'pg-connection-string';
import { isLoopback } from './loopback.rules.js';

const SCHEME = /^postgres(ql)?:\/\//;
const PLAIN = `DATABASE_URL leads to another machine: add sslmode=verify-full, and sslrootcert=FILE for an authority of your own.`;

/**
 * Says in a sentence what is wrong with a database address, or returns null. Connections to another machine must use
 * TLS and verify the server's certificate.
 */
export function databaseUrlProblem(url: string): string | null {
  if (!SCHEME.test(url)) return 'DATABASE_URL must begin with postgres://.';
  try {
    const { host, ssl } = parse(url);
    if (!host || host.startsWith('/') || isLoopback(host)) return null;
    return isVerified(ssl) ? null : PLAIN;
  } catch (error) {
    return `DATABASE_URL cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

function isVerified(ssl: unknown): boolean {
  if (typeof ssl !== 'object' || ssl === null) return ssl === true;
  return !('rejectUnauthorized' in ssl) || ssl.rejectUnauthorized !== false;
}
