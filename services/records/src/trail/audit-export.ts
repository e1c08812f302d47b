import {
  AUDIT_LIST,
  auditListQuerySchema,
  type AuditEntry,
  type AuditListQuery,
  type Page,
} from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ListExport, type ExportValues } from '../exports/list-export.js';
import { AuditReader } from './audit-reader.js';

const json = (values: AuditEntry['before']) => values && JSON.stringify(values);

@Injectable()
export class AuditExport extends ListExport<typeof AUDIT_LIST, AuditEntry, AuditListQuery> {
  readonly list = AUDIT_LIST;
  readonly name = 'audit';
  override readonly permission = { tab: 'admin', resource: 'audit', action: 'export' } as const;
  readonly query = auditListQuerySchema;
  readonly values: ExportValues<typeof AUDIT_LIST, AuditEntry> = {
    number: ({ seq }) => seq,
    at: ({ at }) => at,
    actor: ({ actor }) => actor?.name ?? null,
    actorId: ({ actor }) => actor?.id ?? null,
    action: ({ action }) => action,
    kind: ({ resource }) => resource.kind,
    record: ({ resource }) => resource.title,
    recordId: ({ resource }) => resource.id,
    before: ({ before }) => json(before),
    after: ({ after }) => json(after),
    request: ({ requestId }) => requestId,
    hash: ({ hash }) => hash,
  };

  constructor(private readonly reader: AuditReader) {
    super();
  }

  page(user: SignedInUser, query: AuditListQuery): Promise<Page<AuditEntry>> {
    return this.reader.list(user, query);
  }
}
