import { defineJob, HandlesJob } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeadReminders } from './lead-reminders.service.js';

const tellDueLeads = defineJob({
  kind: 'clients.due-leads',
  title: 'Leads that are due',
  schedule: { cron: '*/5 * * * *', zone: 'UTC' },
});

const tellStaleLeads = defineJob({
  kind: 'clients.stale-leads',
  title: 'Leads where nothing happens',
  schedule: { cron: '0 9 * * *', zone: 'company' },
});

/** Every five minutes: first answers and next actions. Every morning: leads where nothing happens. */
@Injectable()
export class LeadReminderJob {
  constructor(private readonly reminders: LeadReminders) {}

  /** @returns of how many leads something was told */
  @HandlesJob(tellDueLeads)
  async due(): Promise<{ told: number }> {
    return { told: await this.reminders.tellDue() };
  }

  /** @returns of how many leads it was told */
  @HandlesJob(tellStaleLeads)
  async stale(): Promise<{ told: number }> {
    return { told: await this.reminders.tellStale() };
  }
}
