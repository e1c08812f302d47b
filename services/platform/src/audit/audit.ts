import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { TenantDb } from '../database/tenant-db.js';
import { nameOf } from '../request/person-name.rules.js';
import { RequestContext } from '../request/request-context.js';
import type { AuditRecord } from '../audit-entry/audit-draft.js';
import { auditChange } from './audit-values.rules.js';

/** Records in the company's audit trail what is done. */
@Injectable()
export class Audit {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
  ) {}

  /** Inside `TenantDb.run` only: the entry exists if and only if the transaction commits. */
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

  /** Records in a transaction of its own, for an event that changed nothing else. */
  async recordAlone(companyId: string, record: AuditRecord): Promise<void> {
    await this.db.run(companyId, () => {
      this.record(record);
      return Promise.resolve();
    });
  }

  /** Declares that the operation found its work already done: it changed nothing, so nothing is recorded. */
  skip(action: string): void {
    this.settle(action);
  }

  private settle(action: string): void {
    const request = RequestContext.current();
    if (request) request.audited = [...(request.audited ?? []), action];
  }
}
