/** `127.0.0.0/8`, `::1` and the names that lead there wherever they are asked for (RFC 6761). */
const LOOPBACK = /^(?:localhost|(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a name or address of a machine, without a port, is this one. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** Whether an address of the web leads to this machine. */
export const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && isLoopback(new URL(url).hostname);

/** Whether the header Host names this machine. */
export const isLoopbackHost = (host: string | undefined): boolean => isLoopbackUrl(`http://${host ?? ''}`);
