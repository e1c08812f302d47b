import type { FastifyRequest } from 'fastify';

export interface RouteAnswer {
  status: number;
  /** JSON, or empty. */
  body: string;
}

/** They speak of the connection, or of the one request. */
const OF_THE_REQUEST = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'if-none-match',
  'x-request-id',
]);

/**
 * Asks a reading route of this process as the sender of a request would: with their session, their address and their
 * language, so that the same guard decides and the same words are answered.
 * @param address from its root: `/api/settings`
 */
export async function askOwnRoute(request: FastifyRequest, address: string): Promise<RouteAnswer> {
  const { socket, headers } = request.raw;
  const sent = Object.entries(headers).filter(([name]) => !OF_THE_REQUEST.has(name));
  const { statusCode, payload } = await request.server.inject({
    method: 'GET',
    url: address,
    headers: Object.fromEntries(sent),
    ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
  });
  return { status: statusCode, body: payload };
}
