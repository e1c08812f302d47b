/** `127.0.0.0/8`, `::1` and the names that always resolve to them (RFC 6761). */
const LOOPBACK = /^(?:localhost|(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or address, without a port, means this machine. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** Whether a URL leads to this machine. */
export const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && isLoopback(new URL(url).hostname);

/** Whether the Host header names this machine. */
export const isLoopbackHost = (host: string | undefined): boolean => isLoopbackUrl(`http://${host ?? ''}`);
