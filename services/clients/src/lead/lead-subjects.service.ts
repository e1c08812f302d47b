import { TenantDb } from '@atrium/platform';
import { NotificationSubjects, type NotificationReader } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { LeadRecords } from './lead-records.service.js';

/** Hides notifications about leads, and the leads that they name, from those who no longer see them. */
@Injectable()
export class LeadNotificationSubjects extends NotificationSubjects {
  override readonly kinds = ['lead.given', 'lead.due', 'lead.late', 'lead.next', 'lead.stale'] as const;

  constructor(
    private readonly db: TenantDb,
    private readonly records: LeadRecords,
  ) {
    super();
  }

  override listVisible(reader: NotificationReader, ids: string[]): Promise<Set<string>> {
    return this.db.run(reader.companyId, () => this.records.leads.sight.seenOf(reader, ids));
  }
}
