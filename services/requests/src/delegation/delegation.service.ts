import { REQUEST_ERRORS, type CreateDelegation, type RequestDelegation } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Audit, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ApprovalChains } from '../chain/approval-chains.service.js';
import { RequestTurns } from '../request/request-turns.service.js';
import { StepRepository } from '../request/step.repository.js';
import { DelegationRepository, type DelegationRow } from '../chain/delegation.repository.js';

/** Who decides for a person who is away. */
@Injectable()
export class DelegationService {
  constructor(
    private readonly db: TenantDb,
    private readonly delegations: DelegationRepository,
    private readonly chains: ApprovalChains,
    private readonly directory: UserDirectoryService,
    private readonly steps: StepRepository,
    private readonly turns: RequestTurns,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The person's own that have not ended. */
  list(user: SignedInUser): Promise<{ items: RequestDelegation[] }> {
    return this.db.run(user.companyId, async () => {
      const rows = await this.delegations.listOf(user.id, await this.chains.today(user.id));
      const names = await this.directory.listNames(
        user.companyId,
        rows.map(({ delegateId }) => delegateId),
      );
      return { items: rows.map((row) => toDelegation(row, names.get(row.delegateId) ?? '')) };
    });
  }

  /** @throws {AppError} DELEGATE_NEEDED, DELEGATION_OVERLAPS */
  create(user: SignedInUser, given: CreateDelegation): Promise<RequestDelegation> {
    return this.db.run(user.companyId, async () => {
      await this.delegations.lock(user.id);
      if (given.delegateId === user.id || !(await this.chains.isActive(given.delegateId)))
        throw refusedOn('delegateId', REQUEST_ERRORS.DELEGATE_NEEDED);
      const kept = await this.delegations.listOf(user.id, given.from);
      if (kept.some(({ from }) => from <= given.to))
        throw refusedOn('from', REQUEST_ERRORS.DELEGATION_OVERLAPS);
      const id = await this.delegations.add(user.id, given, this.clock.now());
      const names = await this.directory.listNames(user.companyId, [given.delegateId]);
      const added = toDelegation({ ...given, id, userId: user.id }, names.get(given.delegateId) ?? '');
      this.record(user, 'create', added);
      await this.realign(user.id);
      return added;
    });
  }

  /** @throws {AppError} NOT_FOUND */
  remove(user: SignedInUser, id: string): Promise<void> {
    return this.db.run(user.companyId, async () => {
      const removed = await this.delegations.remove(user.id, id);
      if (!removed) throw notFound();
      const names = await this.directory.listNames(user.companyId, [removed.delegateId]);
      this.record(user, 'delete', toDelegation(removed, names.get(removed.delegateId) ?? ''));
      await this.realign(user.id);
    });
  }

  private async realign(userId: string): Promise<void> {
    for (const id of await this.steps.listWaitingFor(userId)) await this.turns.realign(id);
  }

  private record(
    user: SignedInUser,
    what: 'create' | 'delete',
    { id, delegate, from, to }: RequestDelegation,
  ): void {
    const values = { delegate, from, to };
    this.audit.record({
      action: `requestDelegation.${what}`,
      by: user,
      resource: { kind: 'requestDelegation', id, title: delegate },
      ...(what === 'create' ? { after: values } : { before: values }),
    });
  }
}

const toDelegation = ({ id, delegateId, from, to }: DelegationRow, delegate: string): RequestDelegation => ({
  id,
  delegateId,
  delegate,
  from,
  to,
});

const refusedOn = (field: string, refusal: (typeof REQUEST_ERRORS)['DELEGATE_NEEDED']): AppError =>
  new AppError(refusal, { fields: { [field]: refusal.message } });
