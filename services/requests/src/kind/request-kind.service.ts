import type { PermissionSubject } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { words, type Said } from '@atrium/reach';
import type { ApprovalStep, StepWho } from '../decision/approval-chain.rules.js';
import type { RequestOutcome } from '../decision/decision.rules.js';
import type {
  DecidedRecord,
  PlanConditions,
  RequestContext,
  RequestPeople,
  RequestPersonFigures,
  RequestRecord,
  RequestType,
} from './request.types.js';

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

  /**
   * Who decides it whatever steps a company sets for its requests, as a step is called; `listDeciders` says who they
   * are. Null: the steps say it.
   */
  readonly fixed: StepWho | null = null;

  /** Nobody approves it unopened: neither in its row nor together with others. */
  readonly opensFirst: boolean = false;

  /** What conditions of its steps can be about: `days` or `minutes` of `NewRequest`. */
  readonly conditions: PlanConditions = { days: false, minutes: false };

  /**
   * Who decides until the company has set its own steps. Without a step that applies, the request is approved when it
   * is sent.
   */
  abstract steps(): Promise<ApprovalStep[]>;

  /** Of what is `fixed`: the accounts that decide it as things stand now. */
  listDeciders(_ref: string): Promise<string[]> {
    return Promise.resolve([]);
  }

  /** Whether somebody who sees that there is a request may also read what it is about. */
  isOpenTo(_user: PermissionSubject): boolean {
    return true;
  }

  /** Of a request that is about several people; null: it is about its own person. */
  peopleOf(_request: RequestRecord): Promise<RequestPeople | null> {
    return Promise.resolve(null);
  }

  /** One of its people, who are counted from 1: those that need a look come first. Null: there are fewer. */
  personOf(
    _request: RequestRecord,
    _place: number,
    _user: SignedInUser,
  ): Promise<RequestPersonFigures | null> {
    return Promise.resolve(null);
  }

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
  abstract effect(request: DecidedRecord, outcome: RequestOutcome, by: SignedInUser | null): Promise<void>;

  /**
   * Refuses whoever may not decide it at any step, besides the person who asks.
   * @throws {AppError}
   */
  admit(_request: RequestRecord, _by: SignedInUser): Promise<void> {
    return Promise.resolve();
  }

  /** Dates up to this one cannot change any more; null: none. */
  lockedUntil(_request: RequestRecord): Promise<string | null> {
    return Promise.resolve(null);
  }
}
