import { LiveEvents, type SignedInUser } from '@atrium/platform';
import { joined, Notifications, words, type Said } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { RequestOutcome } from '../decision/decision.rules.js';
import type { RequestRecord } from '../kind/request.types.js';
import { StepRepository } from './step.repository.js';

/** Cached data of requests in open pages. */
const TAGS = ['Request', 'Notification'];

const DECIDED: Record<RequestOutcome, (name: string) => Said> = {
  approved: (name) => words('{name} approved your request', { name }),
  declined: (name) => words('{name} declined your request', { name }),
  withdrawn: (name) => words('{name} withdrew a request', { name }),
  cancelled: (name) => words('{name} cancelled an approved request', { name }),
  cutShort: (name) => words('{name} ended an approved request early', { name }),
};

/** Notifies the people of a request and invalidates their pages. Inside `TenantDb.run` only. */
@Injectable()
export class RequestNotifications {
  constructor(
    private readonly notifications: Notifications,
    private readonly steps: StepRepository,
    private readonly live: LiveEvents,
  ) {}

  async waiting(request: RequestRecord, deciders: readonly string[]): Promise<void> {
    await this.send(request, 'request.waiting', {
      to: deciders,
      title: words('{name} asks for your decision', { name: request.person }),
      text: request.summary,
    });
    await this.invalidate(request, deciders);
  }

  /** The person asks to cancel what these people approved. */
  async cancelWaiting(request: RequestRecord, deciders: readonly string[]): Promise<void> {
    await this.send(request, 'request.waiting', {
      to: deciders,
      title: words('{name} asks to cancel what was approved', { name: request.person }),
      text: request.summary,
      dedupeKey: `request.cancelWaiting ${request.id}`,
    });
    await this.invalidate(request, deciders);
  }

  /** What was approved stays, and the person hears why. */
  async cancelDeclined(
    request: RequestRecord,
    { by, reason, more }: { by: SignedInUser; reason: string | null; more: readonly string[] },
  ): Promise<void> {
    await this.send(request, 'request.decided', {
      to: [request.requesterId],
      title: words('{name} declined your cancellation: it stays approved', {
        name: `${by.firstName} ${by.lastName}`,
      }),
      text: reason ? joined(' · ', [request.summary, reason]) : request.summary,
      actorId: by.id,
      dedupeKey: `request.cancelDeclined ${request.id} ${reason ?? ''}`,
    });
    await this.invalidate(request, more);
  }

  async remind(request: RequestRecord, deciders: readonly string[]): Promise<void> {
    await this.send(request, 'request.reminder', {
      to: deciders,
      title: words('{name} still waits for your decision', { name: request.person }),
      text: request.summary,
    });
  }

  /** @param by null: the portal itself, of which nobody is notified */
  async decided(
    request: RequestRecord,
    outcome: RequestOutcome,
    { by, reason }: { by: SignedInUser | null; reason: string | null },
  ): Promise<void> {
    if (!by) return;
    const isOwn = by.id === request.requesterId;
    const deciders = (await this.steps.listDeciders([request.id])).get(request.id) ?? [];
    await this.send(request, isOwn ? 'request.withdrawn' : 'request.decided', {
      to: isOwn ? deciders : [request.requesterId],
      title: DECIDED[outcome](`${by.firstName} ${by.lastName}`),
      text: reason ? joined(' · ', [request.summary, reason]) : request.summary,
      actorId: by.id,
      // What was approved a moment ago may be cut short now: both are notified.
      dedupeKey: `request.decided ${request.id} ${outcome}`,
    });
    await this.invalidate(request, deciders);
  }

  /** Everybody's pages who has to do with the request. */
  async invalidate(request: RequestRecord, more: readonly string[] = []): Promise<void> {
    const deciders = (await this.steps.listDeciders([request.id])).get(request.id) ?? [];
    const users = [...new Set([request.requesterId, request.submittedBy, ...deciders, ...more])];
    await this.live.publish({ type: 'invalidate', tags: TAGS }, { users });
  }

  private async send(
    { id }: RequestRecord,
    kind: string,
    { to, ...rest }: { to: readonly string[]; title: Said; text: Said; actorId?: string; dedupeKey?: string },
  ): Promise<void> {
    if (to.length === 0) return;
    const dedupeKey = `${kind} ${id}`;
    const shared = { kind, subjectId: id, query: `request=${id}`, dedupeKey };
    await this.notifications.notify({ ...shared, ...rest, to: { users: [...to] } });
  }
}
