import type { Language } from '@atrium/contracts';
import { AsyncScope } from './async-scope.js';
import type { SignedInOperator } from './signed-in-operator.js';
import type { SignedInUser } from './signed-in-user.js';

/** What all code below a request may read about it. */
export interface CurrentRequest {
  requestId: string;
  /** Language of the page that sent the request; undefined when it named none that the portal speaks. */
  language?: Language | undefined;
  user?: SignedInUser;
  /** Actions that this request has recorded in the audit trail. */
  audited?: string[];
}

const requests = new AsyncScope<CurrentRequest>();

export const RequestContext = {
  /** undefined outside a request: in a job, at boot. */
  current: (): CurrentRequest | undefined => requests.get(),
  /** Language of the page that sent the current request; undefined in a job. */
  language: (): Language | undefined => requests.get()?.language,
  run: <T>(request: CurrentRequest, work: () => T): T => requests.run(request, work),
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the access guard. */
    user?: SignedInUser;
    /** Set by the access guard on the operator's routes. */
    operator?: SignedInOperator;
  }
}
