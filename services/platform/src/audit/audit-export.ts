import { Readable } from 'node:stream';
import type { AuditFilter } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../access/signed-in-user.js';
import { Audit } from './audit.js';
import { AuditRepository, type AuditRow } from './audit.repository.js';
import { csvLine } from './csv.rules.js';

const HEAD = [
  ...['Number', 'Time (UTC)', 'By', 'By (id)', 'Action', 'Kind', 'Record', 'Record (id)'],
  ...['Before', 'After', 'Request', 'Hash'],
];
/** So that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** The trail as a file. */
@Injectable()
export class AuditExport {
  constructor(
    private readonly audit: Audit,
    private readonly entries: AuditRepository,
  ) {}

  /** All that the filter lets through now, as a stream of CSV; that somebody took it is an entry of its own. */
  async export(user: SignedInUser, filter: AuditFilter): Promise<Readable> {
    const last = await this.entries.getLastSeq(user);
    const resource = { kind: 'audit', id: null, title: 'Audit trail' };
    const record = { action: 'audit.export', by: user, resource, after: filter };
    await this.audit.recordAlone(user.companyId, record);
    return Readable.from(this.write(user, filter, last));
  }

  private async *write(user: SignedInUser, filter: AuditFilter, last: number): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(HEAD);
    for await (const rows of this.entries.walk(user, filter, last)) yield rows.map(lineOf).join('');
  }
}

function lineOf(row: AuditRow): string {
  const { before, after } = row;
  return csvLine([
    ...[row.seq, row.at.toISOString(), row.actorName ?? '', row.actorId ?? ''],
    ...[row.action, row.kind, row.title, row.resourceId ?? ''],
    ...[before ? JSON.stringify(before) : '', after ? JSON.stringify(after) : ''],
    ...[row.requestId ?? '', row.hash],
  ]);
}
