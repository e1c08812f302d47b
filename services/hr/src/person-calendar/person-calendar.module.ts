import { Module } from '@nestjs/common';
import { CompanyPlansRepository } from './company-plans.repository.js';
import { EarlierPlans } from './earlier-plan.repository.js';
import { PersonCalendars } from './person-calendars.service.js';

@Module({
  providers: [CompanyPlansRepository, EarlierPlans, PersonCalendars],
  exports: [CompanyPlansRepository, EarlierPlans, PersonCalendars],
})
export class PersonCalendarModule {}
