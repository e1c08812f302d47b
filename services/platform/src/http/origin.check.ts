import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../env/loopback.rules.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Whether a browser sends a changing request on behalf of another site. Browsers send Sec-Fetch-Site, older ones
 * Origin; a caller that sends neither is no browser and carries nobody's cookie by accident. Without TLS only local
 * names count, because anyone can point a name of their own at this machine.
 * @param publicOrigin the portal's own, like `https://portal.example.com`
 */
export function isForeign(
  request: Pick<FastifyRequest, 'method' | 'headers'>,
  publicOrigin: string,
): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && !OWN_SITES.has(site)) return true;
  return origin !== undefined && origin !== publicOrigin && !isThisMachine(origin, host);
}

const isThisMachine = (origin: string, host: string | undefined): boolean =>
  origin === `http://${host ?? ''}` && isLoopbackHost(host);
