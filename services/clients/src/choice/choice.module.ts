import { WorkModule } from '@atrium/work';
import { Module } from '@nestjs/common';
import { AnswerClock } from './answer-clock.service.js';
import { LeadChoices } from './lead-choices.service.js';
import { LeadSetupRepository } from './lead-setup.repository.js';

@Module({
  imports: [WorkModule],
  providers: [AnswerClock, LeadChoices, LeadSetupRepository],
  exports: [AnswerClock, LeadChoices, LeadSetupRepository],
})
export class ChoiceModule {}
