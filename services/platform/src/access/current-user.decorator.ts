import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import type { SignedInUser } from '../request/signed-in-user.js';

/** The signed-in person. A route with `session: 'public'` has none unless it reads the session itself. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SignedInUser => {
  const { user } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!user) throw new AppError('NOT_SIGNED_IN');
  return user;
});
