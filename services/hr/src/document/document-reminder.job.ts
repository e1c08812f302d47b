import { Clock, defineJob, HandlesJob } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { DocumentExpiryRepository } from './document-expiry.repository.js';
import { DocumentNotifications } from './document-notifications.service.js';
import { EMPLOYEE_DOCUMENTS, type DocumentSteps } from './employee-document.record.js';

/** So many days before a document expires, HR and the person are reminded. */
const REMINDERS = [7, 30, 60];

const remindOfDocuments = defineJob({
  kind: 'hr.document-reminders',
  title: 'Reminders of documents that expire',
  schedule: { cron: '0 8 * * *', zone: 'company' },
});

/** Every morning. A day on which the portal did not run is made up for; each reminder is sent once. */
@Injectable()
export class DocumentReminders {
  private readonly steps: DocumentSteps;

  constructor(
    records: Records,
    private readonly expiries: DocumentExpiryRepository,
    private readonly notifications: DocumentNotifications,
    private readonly clock: Clock,
  ) {
    this.steps = records.of(EMPLOYEE_DOCUMENTS);
  }

  @HandlesJob(remindOfDocuments)
  async remind(): Promise<{ reminders: number }> {
    const today = await this.expiries.today(this.clock.now());
    const due = await this.expiries.listDue(today, REMINDERS);
    for (const { days, expiresOn, version, ...row } of due) {
      await this.steps.table.change({ id: row.id, version }, { reminded: days }, null);
      await this.notifications.remind(row, { expiresOn, days });
    }
    return { reminders: due.length };
  }
}
