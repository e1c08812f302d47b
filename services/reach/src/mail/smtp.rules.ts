import { isLoopbackUrl } from '@atrium/platform';

/** For each step of a delivery. */
const WITHIN_MS = 10_000;

/**
 * How mail is handed over: encrypted and to the server that its certificate names, or not at all; plainly only on this
 * machine.
 * @param url `smtps://…`, or `smtp://…`, which begins plainly and changes to TLS
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
