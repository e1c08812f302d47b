import { CLIENT_ONBOARDING } from '@atrium/contracts';
import { AuditWords, contribute } from '@atrium/platform';
import { IdentityModule } from '@atrium/identity';
import { WorkModule } from '@atrium/work';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { ClientModule } from '../client/client.module.js';
import { LeadModule } from '../lead/lead.module.js';
import { ClientLoginModule } from '../login/client-login.module.js';
import { OwnedModule } from '../owned/owned.module.js';
import { ProjectModule } from '../project/project.module.js';
import { CLIENT_ONBOARDINGS } from './client-onboarding.record.js';
import { ClientOnboardingController } from './client-onboarding.controller.js';
import { ClientOnboardingService } from './client-onboarding.service.js';
import { OnboardingMessages } from './onboarding-messages.service.js';
import { OnboardingStart } from './onboarding-start.service.js';

const ONBOARDING_WORDS = new AuditWords({ kind: 'client_onboarding', verbs: { advance: 'carried on' } });

const CLIENT_ONBOARDING_CONTROLLER = recordController(CLIENT_ONBOARDING, {
  rules: CLIENT_ONBOARDINGS,
  service: ClientOnboardingService,
  without: ['create', 'bulk', 'skip'],
});

@Module({
  imports: [
    IdentityModule,
    WorkModule,
    OwnedModule,
    ClientModule,
    ClientLoginModule,
    LeadModule,
    ProjectModule,
  ],
  controllers: [ClientOnboardingController, CLIENT_ONBOARDING_CONTROLLER],
  providers: [
    ...offerRecord(CLIENT_ONBOARDINGS, { exportNeeds: 'export' }),
    contribute(ONBOARDING_WORDS),
    ClientOnboardingService,
    OnboardingMessages,
    OnboardingStart,
  ],
  exports: [ClientOnboardingService],
})
export class ClientOnboardingModule {}
