import { Module } from '@nestjs/common';
import { DocumentModule } from '../document/document.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { PersonalModule } from '../personal/personal.module.js';
import { StatutoryModule } from '../statutory/statutory.module.js';
import { OnboardingController } from './onboarding.controller.js';
import { OnboardingProgressController } from './onboarding-progress.controller.js';
import { OnboardingProgress } from './onboarding-progress.service.js';
import { OnboardingNotifications } from './onboarding-notifications.service.js';
import { OnboardingRepository } from './onboarding.repository.js';
import { OnboardingService } from './onboarding.service.js';

@Module({
  imports: [DocumentModule, EmployeeModule, PersonalModule, StatutoryModule],
  controllers: [OnboardingController, OnboardingProgressController],
  providers: [OnboardingNotifications, OnboardingProgress, OnboardingRepository, OnboardingService],
  exports: [OnboardingService],
})
export class OnboardingModule {}
