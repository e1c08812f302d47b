import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import type { SignedInOperator } from '../request/signed-in-operator.js';

/** The signed-in operator, on a route with `session: 'operator'`. */
export const CurrentOperator = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedInOperator => {
    const { operator } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!operator) throw new AppError('NOT_SIGNED_IN');
    return operator;
  },
);
