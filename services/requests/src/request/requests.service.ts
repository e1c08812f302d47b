import { AppError, Clock, notFound, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { NewRequest, RequestRecord } from '../kind/request.types.js';
import { RequestActs, type FollowedAct } from './request-acts.service.js';
import type { RequestAct } from './request-attempts.service.js';
import { RequestEntering } from './request-entering.service.js';
import { RequestNotifications } from './request-notifications.service.js';
import { RequestTurns } from './request-turns.service.js';
import { RequestRepository } from './request.repository.js';
import { StepRepository } from './step.repository.js';

/** The owner's record that a request is about. */
export interface RequestRef {
  kind: string;
  ref: string;
}

/** For the services that own kinds of requests. Inside `TenantDb.run` only, in the transaction of the owner's record. */
@Injectable()
export class Requests {
  constructor(
    private readonly entering: RequestEntering,
    private readonly requests: RequestRepository,
    private readonly steps: StepRepository,
    private readonly turns: RequestTurns,
    private readonly acts: RequestActs,
    private readonly notifications: RequestNotifications,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a request to whoever decides it first. Without a step that applies it is approved, and has its effect.
   * @throws {AppError} NO_APPROVER, NOT_FOUND for an unknown employee
   */
  async submit(user: SignedInUser, given: NewRequest): Promise<RequestRecord> {
    const { kind, request, resolved } = await this.entering.add(user, given);
    if (resolved.length > 0) {
      await this.turns.open(request, resolved);
      return request;
    }
    const approved: RequestRecord = { ...request, state: 'approved' };
    await this.requests.move(request.id, { state: 'approved', step: 1, at: this.clock.now() });
    await kind.effect({ ...approved, reason: null }, 'approved', user);
    return approved;
  }

  /**
   * Makes a request of what was approved before anybody asked for it here, such as imported leave, so that it can be
   * cancelled as any other. Who would decide about it now decides about its end.
   * @throws {AppError} as `submit`
   */
  async adopt(user: SignedInUser, given: NewRequest, state: 'approved' | 'taken'): Promise<void> {
    const { request, resolved } = await this.entering.add(user, given);
    await this.steps.replace({ requestId: request.id, step: 1 }, resolved);
    await this.requests.move(request.id, { state, step: Math.max(1, resolved.length), at: this.clock.now() });
  }

  /** What is asked for has changed: who decides has to look again. @throws {AppError} TRANSITION_REFUSED, NOT_FOUND */
  async revise(
    place: RequestRef,
    given: Pick<NewRequest, 'summary' | 'days' | 'type' | 'from' | 'to'>,
  ): Promise<void> {
    const request = await this.lock(place);
    if (request.state !== 'pending') throw new AppError('TRANSITION_REFUSED');
    await this.requests.revise(request.id, given, this.clock.now());
    await this.notifications.invalidate(request);
  }

  /** @throws {AppError} NOT_YOUR_TURN, TRANSITION_REFUSED, NOT_FOUND */
  withdraw(user: SignedInUser, place: RequestRef): Promise<void> {
    return this.act(user, place, { action: 'withdraw' });
  }

  /** On a page of the area that asked. @throws {AppError} OWN_REQUEST, NOT_YOUR_TURN, TRANSITION_REFUSED, NOT_FOUND */
  approve(user: SignedInUser, place: RequestRef): Promise<void> {
    return this.act(user, place, { action: 'approve' });
  }

  /** The person asks to cancel what was approved. @throws {AppError} NOT_YOUR_TURN, TRANSITION_REFUSED, NOT_FOUND */
  requestCancel(user: SignedInUser, place: RequestRef, reason: string | null = null): Promise<void> {
    return this.act(user, place, { action: 'requestCancel', reason });
  }

  /** HR cancels what was approved. @throws {AppError} NOT_YOUR_TURN, TRANSITION_REFUSED, DAY_LOCKED, NOT_FOUND */
  hrCancel(user: SignedInUser, place: RequestRef, reason: string | null = null): Promise<void> {
    return this.act(user, place, { action: 'hrCancel', reason });
  }

  /** HR ends what has begun with today; what lies ahead is taken back. @throws {AppError} as `hrCancel` */
  hrCutShort(user: SignedInUser, place: RequestRef, reason: string | null = null): Promise<void> {
    return this.act(user, place, { action: 'hrCutShort', reason });
  }

  /** Locks the request, for an owner that is about to decide its record. */
  async hold(place: RequestRef): Promise<void> {
    await this.lock(place);
  }

  /** The record was decided on its own page, and its request with it. @throws {AppError} NOT_FOUND */
  async follow(user: SignedInUser, place: RequestRef, act: FollowedAct): Promise<void> {
    const request = await this.lock(place);
    if (request.state === 'pending') await this.acts.follow(user, request, act);
  }

  /** What was approved has happened. */
  async finish(place: RequestRef): Promise<void> {
    const request = await this.lock(place);
    if (request.state !== 'approved') return;
    await this.requests.move(request.id, { state: 'taken', step: request.step, at: this.clock.now() });
    await this.notifications.invalidate(request);
  }

  /** Ends what somebody who leaves has asked: what nobody has decided, and what was approved for later. */
  async endOf(companyId: string, employeeId: string, lastDay: string): Promise<void> {
    for (const request of await this.requests.listOpenOf(employeeId, lastDay))
      await this.acts.end(companyId, request);
  }

  /** How many requests wait for the decision of somebody. */
  countWaitingFor(userId: string): Promise<number> {
    return this.steps.countWaitingFor(userId);
  }

  /** The requests of some records, by the record's id. */
  async of(kind: string, refs: readonly string[]): Promise<Map<string, RequestRecord>> {
    const records = await this.requests.listByRefs(kind, refs);
    return new Map(records.map((record) => [record.ref, record]));
  }

  /** All of a kind that wait for a decision, the oldest first. */
  openOf(kind: string): Promise<RequestRecord[]> {
    return this.requests.listOpen(kind);
  }

  /** The people who may decide each request now, by request id. */
  decidersOf(requestIds: readonly string[]): Promise<Map<string, string[]>> {
    return this.steps.listDeciders(requestIds);
  }

  private async act(user: SignedInUser, place: RequestRef, act: RequestAct): Promise<void> {
    await this.acts.act(user, await this.lock(place), act);
  }

  private async lock({ kind, ref }: RequestRef): Promise<RequestRecord> {
    const found = await this.requests.findByRef(kind, ref);
    const request = found && (await this.requests.lock(found.id));
    if (!request) throw notFound();
    return request;
  }
}
