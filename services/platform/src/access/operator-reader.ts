import type { FastifyRequest } from 'fastify';
import type { SignedInOperator } from '../request/signed-in-operator.js';

/** Port: finds the operator session that a request carries. The service that owns operators implements it. */
export abstract class OperatorReader {
  abstract identify(request: FastifyRequest): Promise<SignedInOperator | null>;
}
