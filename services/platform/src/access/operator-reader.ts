import type { FastifyRequest } from 'fastify';

/** Who runs the installation, signed in at `/platform`. */
export interface SignedInOperator {
  id: string;
  email: string;
}

/** Port: whose operator session a request carries. The service that owns operators provides it. */
export abstract class OperatorReader {
  abstract identify(request: FastifyRequest): Promise<SignedInOperator | null>;
}
