import { defineJob, HandlesJob } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeadReminders } from './lead-reminders.service.js';

const notifyOfDueLeads = defineJob({
  kind: 'clients.due-leads',
  title: 'Leads that are due',
  schedule: { cron: '*/5 * * * *', zone: 'UTC' },
});

const notifyOfStaleLeads = defineJob({
  kind: 'clients.stale-leads',
  title: 'Leads where nothing happens',
  schedule: { cron: '0 9 * * *', zone: 'company' },
});

/** Every five minutes: first answers and next actions. Every morning: leads where nothing happens. */
@Injectable()
export class LeadReminderJob {
  constructor(private readonly reminders: LeadReminders) {}

  /** @returns of how many leads people were notified */
  @HandlesJob(notifyOfDueLeads)
  async due(): Promise<{ told: number }> {
    return { told: await this.reminders.notifyOfDue() };
  }

  /** @returns of how many leads people were notified */
  @HandlesJob(notifyOfStaleLeads)
  async stale(): Promise<{ told: number }> {
    return { told: await this.reminders.notifyOfStale() };
  }
}
