import { contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { RulePackModule } from '../pack/rule-pack.module.js';
import { CompanyRegistrations } from './company-registrations.service.js';
import { DEDUCTOR_WORDS, deductorSetting } from './deductor.schema.js';
import { RegistrationRepository } from './registration.repository.js';
import { REGISTRATION_WORDS, registrationSetting } from './registration.schema.js';

/** Numbers of the company at funds and states. */
@Module({
  imports: [RulePackModule],
  providers: [
    contribute(deductorSetting),
    contribute(DEDUCTOR_WORDS),
    contribute(registrationSetting),
    contribute(REGISTRATION_WORDS),
    CompanyRegistrations,
    RegistrationRepository,
  ],
  exports: [CompanyRegistrations],
})
export class RegistrationModule {}
