import { Audit, Clock, type SignedInUser } from '@atrium/platform';
import { say } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import {
  decide,
  type Decision,
  type DecisionError,
  type RequestOutcome,
} from '../decision/decision.rules.js';
import type { RequestRecord } from '../kind/request.types.js';
import { RequestKinds } from '../kind/request-kinds.service.js';
import { RequestAttempts, type RequestAct } from './request-attempts.service.js';
import { RequestNotifications } from './request-notifications.service.js';
import { RequestTurns } from './request-turns.service.js';
import { RequestRepository } from './request.repository.js';
import { StepRepository, type StepRow } from './step.repository.js';

type Done = Exclude<Decision, { error: DecisionError }>;

const FOLLOWED = { approve: 'approved', decline: 'declined', withdraw: 'withdrawn' } as const;

export interface FollowedAct extends RequestAct {
  action: keyof typeof FOLLOWED;
}

/** What people do with a request, each in one transaction with its effect. Inside `TenantDb.run` only. */
@Injectable()
export class RequestActs {
  constructor(
    private readonly requests: RequestRepository,
    private readonly steps: StepRepository,
    private readonly kinds: RequestKinds,
    private readonly turns: RequestTurns,
    private readonly attempts: RequestAttempts,
    private readonly notifications: RequestNotifications,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * @param request locked by the caller
   * @throws {AppError} the refusals of decision.rules; a second decision says by whom and when the first was
   */
  async act(user: SignedInUser, request: RequestRecord, act: RequestAct): Promise<void> {
    const kind = await this.kinds.getEnabled(request.kind, user.companyId);
    const rows = await this.steps.list([request.id]);
    const decision = decide(
      request,
      await this.attempts.read(user, request, { act, rows, lockedUntil: await kind.lockedUntil(request) }),
    );
    if ('error' in decision) throw await this.attempts.refusal(user, rows, decision.error);
    if (act.action === 'approve' || act.action === 'decline') await kind.admit(request, user);
    await this.attempts.store(user, request, act);
    const outcome = await this.move(user, request, decision);
    this.recordAudit(user, request, { act, state: outcome ?? decision.state });
    if (outcome) {
      await this.notifications.decided(request, outcome, { by: user, reason: act.reason ?? null });
      await this.steps.end(request.id);
      await this.steps.setDeciders(request.id, []);
      const reason = act.reason ?? null;
      await kind.effect({ ...request, state: stateOf(outcome, decision), reason }, outcome, user);
    } else if (decision.state === 'cancelRequested') await this.askAboutCancel(request, rows);
    else if (decision.state === 'approved') await this.keep(user, request, { act, rows });
  }

  /** The portal itself ends a request. @param request locked by the caller */
  async end(companyId: string, request: RequestRecord): Promise<void> {
    const kind = await this.kinds.getEnabled(request.kind, companyId);
    const outcome = request.state === 'pending' ? 'withdrawn' : 'cancelled';
    await this.requests.move(request.id, { state: outcome, step: request.step, at: this.clock.now() });
    const act = { action: outcome === 'withdrawn' ? 'withdraw' : 'hrCancel' } as const;
    this.recordAudit(null, request, { act, state: outcome });
    await this.steps.end(request.id);
    await this.steps.setDeciders(request.id, []);
    await this.notifications.invalidate(request);
    await kind.effect({ ...request, state: outcome, reason: null }, outcome, null);
  }

  /** Its record was decided on its own page, where it had its effect. @param request locked by the caller */
  async follow(user: SignedInUser, request: RequestRecord, act: FollowedAct): Promise<void> {
    const outcome = FOLLOWED[act.action];
    await this.attempts.store(user, request, act);
    await this.requests.move(request.id, { state: outcome, step: request.step, at: this.clock.now() });
    this.recordAudit(user, request, { act, state: outcome });
    await this.notifications.decided(request, outcome, { by: user, reason: act.reason ?? null });
    await this.steps.end(request.id);
    await this.steps.setDeciders(request.id, []);
  }

  /** An approval may end here although a step was left: its people may all have decided before. */
  private async move(
    user: SignedInUser,
    request: RequestRecord,
    decision: Done,
  ): Promise<RequestOutcome | null> {
    const at = this.clock.now();
    const isNext = decision.state === 'pending' && decision.step > request.step;
    const step = isNext ? await this.turns.advance(request, user.id) : decision.step;
    if (step === null) {
      await this.requests.move(request.id, { state: 'approved', step: request.step, at });
      return 'approved';
    }
    await this.requests.move(request.id, { state: decision.state, step, at });
    return decision.outcome;
  }

  /** Whoever approved it decides about its cancellation. */
  private async askAboutCancel(request: RequestRecord, rows: readonly StepRow[]): Promise<void> {
    const deciders = [...new Set(rows.map(({ decidedBy, approverId }) => decidedBy ?? approverId))];
    await this.steps.setDeciders(request.id, deciders);
    await this.notifications.cancelWaiting(request, deciders);
  }

  /** A cancellation was declined. */
  private async keep(
    user: SignedInUser,
    request: RequestRecord,
    { act, rows }: { act: RequestAct; rows: readonly StepRow[] },
  ): Promise<void> {
    await this.steps.setDeciders(request.id, []);
    const more = rows.map(({ approverId }) => approverId);
    await this.notifications.cancelDeclined(request, { by: user, reason: act.reason ?? null, more });
  }

  private recordAudit(
    user: SignedInUser | null,
    { id, person, summary, state: before }: RequestRecord,
    { act, state }: { act: RequestAct; state: string },
  ): void {
    this.audit.record({
      action: `request.${act.action}`,
      by: user,
      resource: { kind: 'request', id, title: `${person}: ${say(summary, 'en')}` },
      before: { state: before, reason: null },
      after: { state, reason: act.reason ?? null },
    });
  }
}

const stateOf = (outcome: RequestOutcome, { state }: Done) => (outcome === 'approved' ? 'approved' : state);
