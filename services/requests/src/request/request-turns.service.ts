import { Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ResolvedStep } from '../decision/approval-chain.rules.js';
import { ApprovalChains, type ApproverChain } from '../chain/approval-chains.service.js';
import { RequestKinds } from '../kind/request-kinds.service.js';
import type { RequestRecord } from '../kind/request.types.js';
import { RequestNotifications } from './request-notifications.service.js';
import { RequestRepository } from './request.repository.js';
import { StepRepository, type StepRow } from './step.repository.js';

/** Whose turn it is. Inside `TenantDb.run` only. */
@Injectable()
export class RequestTurns {
  constructor(
    private readonly chains: ApprovalChains,
    private readonly requests: RequestRepository,
    private readonly steps: StepRepository,
    private readonly notifications: RequestNotifications,
    private readonly kinds: RequestKinds,
    private readonly clock: Clock,
  ) {}

  /** Asks the people of the first step. */
  async open(request: RequestRecord, chain: readonly ResolvedStep[]): Promise<void> {
    await this.steps.replace({ requestId: request.id, step: 1 }, chain);
    await this.ask(request, 1, chain[0]);
  }

  /**
   * The step after one that was approved. Who decides it is looked up again, since people may have left meanwhile, and
   * is left out if they have just decided.
   * @returns null when nobody is left to ask
   */
  async advance(request: RequestRecord, deciderId: string): Promise<number | null> {
    const step = request.step + 1;
    const rows = await this.steps.list([request.id]);
    const resolved = await this.resolveFrom(request, rows, step);
    const [first] = resolved;
    const decided = rows.find((row) => row.step === request.step);
    // Who stood in for somebody, or stands in now, has not decided as themselves.
    const standsIn = decided?.forId != null || first?.forId != null;
    const rest = !standsIn && first?.approverId === deciderId ? resolved.slice(1) : resolved;
    await this.steps.replace({ requestId: request.id, step }, rest);
    await this.requests.setSteps(request.id, step - 1 + rest.length);
    if (!rest[0]) return null;
    await this.ask(request, step, rest[0]);
    return step;
  }

  /** Looks up again who decides the present step: somebody has left, is away or is back. */
  async realign(id: string): Promise<void> {
    const request = await this.requests.lock(id);
    if (request?.state !== 'pending') return;
    const rows = await this.steps.list([id]);
    const present = rows.find(({ step }) => step === request.step);
    const resolved = await this.resolveFrom(request, rows, request.step);
    const [first] = resolved;
    if (!present || !first) return;
    if (present.approverId === first.approverId && present.forId === first.forId) {
      if (this.kinds.isFixed(request.kind)) await this.steps.setDeciders(id, first.deciderIds);
      return;
    }
    await this.steps.replace({ requestId: id, step: request.step }, resolved);
    await this.requests.setSteps(id, request.step - 1 + resolved.length);
    await this.ask(request, request.step, first);
  }

  private async ask(request: RequestRecord, step: number, resolved: ResolvedStep | undefined): Promise<void> {
    if (!resolved) throw new Error('There is no step to ask.');
    await this.steps.ask({ requestId: request.id, step }, this.clock.now());
    await this.steps.setDeciders(request.id, resolved.deciderIds);
    await this.notifications.waiting(request, resolved.deciderIds);
  }

  /** Steps from one on, as people stand today; as they were when nobody is left who could decide. */
  private async resolveFrom(request: RequestRecord, rows: StepRow[], from: number): Promise<ResolvedStep[]> {
    const left = rows.filter(({ step }) => step >= from);
    const fixed = await this.kinds.deciderOf(request);
    if (fixed) return fixed;
    const chain = await this.chains.of(request.employeeId, left);
    return this.resolve(chain, left) ?? left.map((row) => ({ ...row, deciderIds: [row.approverId] }));
  }

  private resolve(chain: ApproverChain, rows: StepRow[]): ResolvedStep[] | null {
    return this.chains.tryResolve(chain, { steps: rows.map(({ who }) => ({ who })) });
  }
}
