import { WorkModule } from '@atrium/work';
import { Module } from '@nestjs/common';
import { AnswerClock } from './answer-clock.service.js';
import { ChoiceNames } from './choice-names.service.js';
import { LeadChoices } from './lead-choices.service.js';
import { LeadSetupRepository } from './lead-setup.repository.js';

@Module({
  imports: [WorkModule],
  providers: [AnswerClock, ChoiceNames, LeadChoices, LeadSetupRepository],
  exports: [AnswerClock, ChoiceNames, LeadChoices, LeadSetupRepository],
})
export class ChoiceModule {}
