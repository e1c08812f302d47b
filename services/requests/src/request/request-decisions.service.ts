import {
  REQUEST_ERRORS,
  type ApproveRequests,
  type BulkReport,
  type DecideRequest,
  type RequestDetail,
} from '@atrium/contracts';
import { AppError, Audit, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { RequestRecord } from '../kind/request.types.js';
import { RequestActs } from './request-acts.service.js';
import { RequestKinds } from '../kind/request-kinds.service.js';
import { RequestReader } from './request-reader.service.js';
import { RequestRepository } from './request.repository.js';

/** What people decide on the pages of requests. */
@Injectable()
export class RequestDecisions {
  constructor(
    private readonly db: TenantDb,
    private readonly requests: RequestRepository,
    private readonly reader: RequestReader,
    private readonly acts: RequestActs,
    private readonly kinds: RequestKinds,
    private readonly audit: Audit,
  ) {}

  /**
   * @throws {AppError} NOT_FOUND, STALE_VERSION, OWN_REQUEST, ALREADY_DECIDED with who and when, TRANSITION_REFUSED,
   * NOT_YOUR_TURN, REASON_REQUIRED, DAY_LOCKED
   */
  decide(
    user: SignedInUser,
    id: string,
    { decision, step, version, reason }: DecideRequest,
  ): Promise<RequestDetail> {
    return this.db.run(user.companyId, async () => {
      const request = await this.lockVisible(user, id);
      const isCancel = request.state === 'cancelRequested';
      const action = isCancel ? (`${decision}Cancel` as const) : decision;
      await this.acts.act(user, request, { action, version, sawStep: step, reason: reason || null });
      return this.reader.get(user, id);
    });
  }

  /** @throws {AppError} NOT_FOUND, NOT_YOUR_TURN, TRANSITION_REFUSED */
  withdraw(user: SignedInUser, id: string, version: number): Promise<RequestDetail> {
    return this.db.run(user.companyId, async () => {
      const request = await this.lockVisible(user, id);
      await this.acts.act(user, request, { action: 'withdraw', version });
      return this.reader.get(user, id);
    });
  }

  /** Approves each in a transaction of its own; those that warn of something have to be opened instead. */
  async approveAll(user: SignedInUser, { requests }: ApproveRequests): Promise<BulkReport> {
    const rows: BulkReport['rows'] = [];
    for (const asked of requests) rows.push(await this.approveOne(user, asked));
    if (rows.every(({ refusal }) => refusal !== null)) this.audit.skip('request.approve');
    return { rows, more: false };
  }

  private async approveOne(
    user: SignedInUser,
    { id, version, step }: ApproveRequests['requests'][number],
  ): Promise<BulkReport['rows'][number]> {
    let name: string | null = null;
    try {
      await this.db.run(user.companyId, async () => {
        const request = await this.lockVisible(user, id);
        name = request.person;
        const contexts = await this.kinds.contextOf([request]);
        const opensFirst = this.kinds.find(request.kind)?.opensFirst ?? false;
        if (opensFirst || (contexts.get(id)?.warnings.length ?? 0) > 0)
          throw new AppError(REQUEST_ERRORS.NEEDS_A_LOOK);
        await this.acts.act(user, request, { action: 'approve', version, sawStep: step });
      });
      return { id, name, refusal: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { id, name, refusal: error.message };
    }
  }

  private async lockVisible(user: SignedInUser, id: string): Promise<RequestRecord> {
    const visible = await this.reader.listVisible(user, [id]);
    const request = visible.has(id) ? await this.requests.lock(id) : null;
    if (!request) throw notFound();
    return request;
  }
}
