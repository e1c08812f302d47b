import { contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { PERSONAL_WORDS } from './personal-audit.texts.js';
import { PersonProfileController } from './person-profile.controller.js';
import { PersonProfileService } from './person-profile.service.js';
import { PersonalDetailsController } from './personal-details.controller.js';
import { PersonalDetailsRepository } from './personal-details.repository.js';
import { PersonalDetailsService } from './personal-details.service.js';

@Module({
  imports: [EmployeeModule],
  controllers: [PersonalDetailsController, PersonProfileController],
  providers: [
    PersonProfileService,
    PersonalDetailsRepository,
    PersonalDetailsService,
    contribute(PERSONAL_WORDS),
  ],
  exports: [PersonalDetailsRepository, PersonalDetailsService],
})
export class PersonalModule {}
