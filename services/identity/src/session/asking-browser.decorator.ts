import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Browser {
  /** Its IP address. */
  address: string;
  request: FastifyRequest;
  /** The reply to the request. */
  reply: FastifyReply;
}

/** The browser that makes the request, for proving who sits at it. */
export const AskingBrowser = createParamDecorator((_: unknown, context: ExecutionContext): Browser => {
  const http = context.switchToHttp();
  const request = http.getRequest<FastifyRequest>();
  return { address: request.ip, request, reply: http.getResponse<FastifyReply>() };
});
