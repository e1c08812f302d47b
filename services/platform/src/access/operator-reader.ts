import type { FastifyRequest } from 'fastify';
import type { SignedInOperator } from '../request/signed-in-operator.js';

/** Port: whose operator session a request carries. The service that owns operators provides it. */
export abstract class OperatorReader {
  abstract identify(request: FastifyRequest): Promise<SignedInOperator | null>;
}
