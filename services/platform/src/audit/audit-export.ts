import { AUDIT_LIST, auditListQuerySchema, type AuditEntry, type AuditListQuery } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../access/signed-in-user.js';
import { ListExports } from '../exports/list-export.js';
import { AuditReader } from './audit-reader.js';

const json = (values: AuditEntry['before']) => values && JSON.stringify(values);

/** Offers the trail as a file. */
@Injectable()
export class AuditExport {
  constructor(exports: ListExports, reader: AuditReader) {
    exports.offer(AUDIT_LIST, {
      name: 'audit',
      permission: { tab: 'admin', resource: 'audit', action: 'export' },
      query: auditListQuerySchema,
      page: (user: SignedInUser, query: AuditListQuery) => reader.list(user, query),
      values: {
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
      },
    });
  }
}
