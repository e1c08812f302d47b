import { defineJob, HandlesJob } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { Reminders } from './reminders.service.js';

const sendReminders = defineJob({
  kind: 'work.event-reminders',
  title: 'Reminders of events',
  schedule: { cron: '*/5 * * * *', zone: 'UTC' },
});

/** Every five minutes: sends the reminders of events that are due until the next time. */
@Injectable()
export class ReminderJob {
  constructor(private readonly reminders: Reminders) {}

  /** @returns how many were sent */
  @HandlesJob(sendReminders)
  async send(): Promise<{ sent: number }> {
    return { sent: await this.reminders.sendDue() };
  }
}
