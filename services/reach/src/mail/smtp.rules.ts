import { isLoopbackUrl } from '@atrium/platform';

/** Time limit for each step of a delivery. */
const WITHIN_MS = 10_000;

/**
 * Options for handing mail over: encrypted and to the server that its certificate names; unencrypted only to this
 * machine.
 * @param url `smtps://…`, or `smtp://…`, which begins unencrypted and changes to TLS
 */
export function smtpOptions(url: string) {
  return {
    url,
    requireTLS: !isLoopbackUrl(url),
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    connectionTimeout: WITHIN_MS,
    greetingTimeout: WITHIN_MS,
    socketTimeout: WITHIN_MS,
  } as const;
}
