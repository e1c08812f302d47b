import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { TenantDb } from '../database/tenant-db.js';
import { RequestContext } from '../request/request-context.js';
import type { AuditActor, AuditRecord } from '../audit-entry/audit-draft.js';
import { auditChange } from './audit-values.rules.js';

/** The trail of what is done in a company. */
@Injectable()
export class Audit {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
  ) {}

  /** Inside `TenantDb.run` only: the entry is there if and only if the transaction commits. */
  record({ action, by, resource, before, after }: AuditRecord): void {
    this.db.addAuditEntry({
      at: this.clock.now().toISOString(),
      actorId: by?.id ?? null,
      actorName: by && nameOf(by),
      action,
      ...resource,
      ...auditChange(before, after),
      requestId: RequestContext.current()?.requestId ?? null,
    });
    this.db.afterCommit(() => this.settle(action));
  }

  /** In a transaction of its own, for what happened without a change. */
  async recordAlone(companyId: string, record: AuditRecord): Promise<void> {
    await this.db.run(companyId, () => {
      this.record(record);
      return Promise.resolve();
    });
  }

  /** For an operation that found its work done already: it changed nothing, so that there is nothing to record. */
  skip(action: string): void {
    this.settle(action);
  }

  private settle(action: string): void {
    const request = RequestContext.current();
    if (request) request.audited = [...(request.audited ?? []), action];
  }
}

const nameOf = ({ firstName, lastName }: AuditActor): string => `${firstName} ${lastName}`;
