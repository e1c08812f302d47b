import type { AuditEntry, AuditListQuery, Page, RecordHistory, SubjectPlace } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { RecordSubjects } from '../subjects/record-subjects.js';
import { toAuditEntry } from './audit.mapper.js';
import { AuditRepository } from './audit.repository.js';

@Injectable()
export class AuditReader {
  constructor(
    private readonly entries: AuditRepository,
    private readonly subjects: RecordSubjects,
  ) {}

  async list(user: SignedInUser, query: AuditListQuery): Promise<Page<AuditEntry>> {
    const page = await this.entries.list(user, query);
    return { ...page, items: page.items.map(toAuditEntry) };
  }

  /** What happened to one record, for everybody who may read it. @throws {AppError} NOT_FOUND, REMOTE_DISABLED */
  async listHistory(user: SignedInUser, place: SubjectPlace, cursor?: string): Promise<RecordHistory> {
    const { kind, id, merged, actions } = await this.subjects.read(user, place);
    const ids = [id, ...merged];
    const { items, nextCursor } = await this.entries.listOf(user.companyId, { kind, ids, actions, cursor });
    return { items: items.map(toAuditEntry), nextCursor };
  }
}
