import { contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { PersonCalendarModule } from '../person-calendar/person-calendar.module.js';
import { ShiftModule } from '../shift/shift.module.js';
import { RosterCoverageRepository } from './roster-coverage.repository.js';
import { RosterCoverages } from './roster-coverage.service.js';
import { RosterFactsReader } from './roster-facts.service.js';
import { RosterPeople } from './roster-people.repository.js';
import { RosterController } from './roster.controller.js';
import { RosterRepository } from './roster.repository.js';
import { PlanPreview } from './plan-preview.service.js';
import { RosterService } from './roster.service.js';
import { ROSTER_WORDS } from './roster.texts.js';

@Module({
  imports: [PersonCalendarModule, ShiftModule],
  controllers: [RosterController],
  providers: [
    RosterCoverageRepository,
    RosterCoverages,
    RosterFactsReader,
    RosterPeople,
    RosterRepository,
    RosterService,
    PlanPreview,
    contribute(ROSTER_WORDS),
  ],
  exports: [RosterFactsReader, RosterRepository, RosterService],
})
export class RosterModule {}
