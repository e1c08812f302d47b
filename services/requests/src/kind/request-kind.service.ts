import type { SignedInUser } from '@atrium/platform';
import { words, type Said } from '@atrium/reach';
import type { ApprovalStep } from '../decision/approval-chain.rules.js';
import type { RequestOutcome } from '../decision/decision.rules.js';
import type { PlanConditions, RequestContext, RequestRecord, RequestType } from './request.types.js';

/**
 * A kind of request, described by the service that owns it: a provider that extends this class. Its methods run inside
 * `TenantDb.run`.
 */
export abstract class RequestKind {
  /** Unique: `leave`. */
  abstract readonly key: string;
  /** While this remote is off for the company, its requests cannot be decided. */
  abstract readonly remote: string | null;
  /** `words('Leave Approval')`. */
  abstract readonly title: Said;
  /** While the person asks to cancel what was approved. */
  readonly cancelTitle: Said = words('Cancellation');
  /** An icon of the UI kit. */
  abstract readonly icon: string;

  /** What conditions of its steps can be about: `days` or `minutes` of `NewRequest`. */
  readonly conditions: PlanConditions = { days: false, minutes: false };

  /**
   * Who decides until the company has set its own steps. Without a step that applies, the request is approved when it
   * is sent.
   */
  abstract steps(): Promise<ApprovalStep[]>;

  /** The values of `type` that conditions may name. */
  types(): Promise<RequestType[]> {
    return Promise.resolve([]);
  }

  /** The present facts of some requests, by request id. */
  abstract context(requests: readonly RequestRecord[]): Promise<Map<string, RequestContext>>;

  /**
   * Carries out the outcome, in the transaction of the decision. When it throws, nothing is decided.
   * @param by null: the portal itself
   */
  abstract effect(request: RequestRecord, outcome: RequestOutcome, by: SignedInUser | null): Promise<void>;

  /** Dates up to this one cannot change any more; null: none. */
  lockedUntil(_request: RequestRecord): Promise<string | null> {
    return Promise.resolve(null);
  }
}
