import { Module } from '@nestjs/common';
import { ChoiceModule } from '../choice/choice.module.js';
import { OwnedModule } from '../owned/owned.module.js';
import { LeadReminderJob } from './lead-reminder.job.js';
import { LeadReminderRepository } from './lead-reminder.repository.js';
import { LeadReminders } from './lead-reminders.service.js';

@Module({
  imports: [ChoiceModule, OwnedModule],
  providers: [LeadReminderJob, LeadReminderRepository, LeadReminders],
})
export class LeadReminderModule {}
