import { LEAD_SETUP_LABELS } from '@atrium/contracts';
import { AuditWords, contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { ChoiceModule } from '../choice/choice.module.js';
import { LeadSetupController } from './lead-setup.controller.js';
import { LeadSetups } from './lead-setup.service.js';

const SETUP_WORDS = new AuditWords({
  kind: 'leadSetup',
  title: 'Stages and lists of leads',
  verbs: { save: 'changed' },
  fields: LEAD_SETUP_LABELS,
});

@Module({
  imports: [ChoiceModule],
  controllers: [LeadSetupController],
  providers: [LeadSetups, contribute(SETUP_WORDS)],
})
export class LeadSetupModule {}
