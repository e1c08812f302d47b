import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Browser {
  /** Its IP address. */
  address: string;
  /** The answer that it gets. */
  reply: FastifyReply;
}

/** The browser that makes the request, for what proves who sits at it. */
export const AskingBrowser = createParamDecorator((_: unknown, context: ExecutionContext): Browser => {
  const http = context.switchToHttp();
  return {
    address: http.getRequest<FastifyRequest>().ip,
    reply: http.getResponse<FastifyReply>(),
  };
});
