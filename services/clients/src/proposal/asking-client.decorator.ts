import { originOf } from '@atrium/identity';
import { notFound, type SignedInUser } from '@atrium/platform';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export interface Asker {
  user: SignedInUser;
  /** From where they ask, for what is kept as evidence. */
  origin: ReturnType<typeof originOf>;
}

/** The signed-in person who does something with a proposal on the clients' portal, and from where. */
export const AskingClient = createParamDecorator((_: unknown, context: ExecutionContext): Asker => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  // The guard lets nobody in without a session.
  if (!request.user) throw notFound();
  return { user: request.user, origin: originOf(request) };
});
