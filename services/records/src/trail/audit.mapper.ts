import type { AuditEntry } from '@atrium/contracts';
import type { AuditRow } from './audit.repository.js';

export function toAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    seq: row.seq,
    at: row.at.toISOString(),
    actor:
      row.actorId === null && row.actorName === null ? null : { id: row.actorId, name: row.actorName ?? '' },
    action: row.action,
    resource: { kind: row.kind, id: row.resourceId, title: row.title },
    before: row.before,
    after: row.after,
    requestId: row.requestId,
    hash: row.hash,
  };
}
