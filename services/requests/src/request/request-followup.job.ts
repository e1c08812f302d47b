import { Clock, defineJob, HandlesJob, OnDomainEvent, TenantDb, type JobContext } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ApprovalChains } from '../chain/approval-chains.service.js';
import { RequestKinds } from '../kind/request-kinds.service.js';
import { RequestNotifications } from './request-notifications.service.js';
import { RequestTurns } from './request-turns.service.js';
import { RequestRepository } from './request.repository.js';
import { StepRepository, type StepRow } from './step.repository.js';

/** Working days after which a decider is reminded. */
const REMIND_AFTER = 2;

export const followUpRequests = defineJob({
  kind: 'requests.follow-up',
  title: 'Reminders of requests',
  schedule: { cron: '0 8 * * *', zone: 'company' },
  mode: 'steps',
});

/** Keeps requests moving: reminds deciders, asks the next up, and finds others for people who cannot decide. */
@Injectable()
export class RequestFollowUpJob {
  constructor(
    private readonly db: TenantDb,
    private readonly requests: RequestRepository,
    private readonly steps: StepRepository,
    private readonly turns: RequestTurns,
    private readonly chains: ApprovalChains,
    private readonly notifications: RequestNotifications,
    private readonly kinds: RequestKinds,
    private readonly clock: Clock,
  ) {}

  /** Repeatable: what was done is kept with the step. @returns how many were looked at */
  @HandlesJob(followUpRequests)
  async followUp(_: Record<string, never>, { companyId, signal }: JobContext): Promise<{ requests: number }> {
    const ids = await this.db.run(companyId, () => this.requests.listOpenIds());
    for (const id of ids) {
      signal.throwIfAborted();
      await this.db.run(companyId, () => this.follow(id));
    }
    return { requests: ids.length };
  }

  /** Somebody was deactivated, came back or has another role. */
  @OnDomainEvent('user.changed', 1)
  async realign({ userId }: { userId: string }): Promise<void> {
    for (const id of await this.steps.listWaitingFor(userId)) await this.turns.realign(id);
  }

  private async follow(id: string): Promise<void> {
    // Delegations begin and end with the date.
    await this.turns.realign(id);
    const request = await this.requests.lock(id);
    if (request?.state !== 'pending') return;
    const step = (await this.steps.list([id])).find((row) => row.step === request.step);
    if (!step?.askedAt) return;
    const waited = await this.chains.workingDaysBetween(step.askedAt, this.clock.now(), step.approverId);
    const deciders = (await this.steps.listDeciders([id])).get(id) ?? [];
    if (waited >= REMIND_AFTER && !step.remindedAt) {
      await this.steps.remind({ requestId: id, step: step.step }, this.clock.now());
      await this.notifications.remind(request, deciders);
    }
    // Being above somebody gives nobody the right to decide what is fixed.
    if (this.kinds.isFixed(request.kind)) return;
    if (waited >= request.escalateAfter && !step.escalatedAt) await this.escalate(step);
  }

  private async escalate({ requestId, step, who, approverId, forId }: StepRow): Promise<void> {
    await this.steps.escalate({ requestId, step }, this.clock.now());
    const request = await this.requests.find(requestId);
    if (!request) return;
    const chain = await this.chains.of(request.employeeId, [{ who }]);
    const next = this.chains.nextUp(chain, forId ?? approverId);
    if (next === null || next === approverId) return;
    await this.steps.addDeciders(requestId, [next]);
    await this.notifications.waiting(request, [next]);
  }
}
