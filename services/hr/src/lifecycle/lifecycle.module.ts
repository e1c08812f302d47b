import { EMPLOYEE } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { recordController } from '@atrium/records';
import { RequestsModule } from '@atrium/requests';
import { WorkModule } from '@atrium/work';
import { Module } from '@nestjs/common';
import { ChecklistModule } from '../checklist/checklist.module.js';
import { DayLockModule } from '../day-lock/day-lock.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { EMPLOYEES } from '../employee/employee.record.js';
import { About } from '../own-record/about-person.decorator.js';
import { TeamModule } from '../team/team.module.js';
import { DepartureFollowers } from './departure-followers.service.js';
import { Departures } from './departure.service.js';
import { HandOverRepository } from './hand-over.repository.js';
import { HandOvers } from './hand-over.service.js';
import { LifecycleController } from './lifecycle.controller.js';
import { LifecycleJob } from './lifecycle.job.js';
import { LifecycleNotifications } from './lifecycle-notifications.service.js';
import { LifecycleRepository } from './lifecycle.repository.js';
import { LifecycleSteps } from './lifecycle-steps.service.js';
import { LifecycleView } from './lifecycle-view.service.js';
import { LifecycleService } from './lifecycle.service.js';
import { NoticeRequestRepository } from './notice-request.repository.js';
import { NoticeRequests } from './notice-request-kind.service.js';
import { OwnNoticeController } from './own-notice.controller.js';
import { OwnNoticeService } from './own-notice.service.js';
import { Rehirings } from './rehiring.service.js';

const STEPS = [
  'finishOnboarding',
  'suspend',
  'reinstate',
  'giveNotice',
  'withdrawNotice',
  'exit',
  'confirm',
  'extendProbation',
] as const;

const PLAIN = { one: '', many: '' };

const STEP_CONTROLLER = recordController(EMPLOYEE, {
  rules: EMPLOYEES,
  service: LifecycleService,
  only: STEPS,
  decorated: Object.fromEntries(STEPS.map((step) => [step, About({ in: 'id' })])),
  called: PLAIN,
  group: 'Lifecycle',
});

const REHIRE_CONTROLLER = recordController(EMPLOYEE, {
  rules: EMPLOYEES,
  service: Rehirings,
  only: ['rehire'],
  decorated: { rehire: About({ in: 'id' }) },
  called: PLAIN,
  group: 'Lifecycle',
});

/** From onboarding to the last day, and back again. */
@Module({
  imports: [
    ChecklistModule,
    DayLockModule,
    EmployeeModule,
    IdentityModule,
    RequestsModule,
    TeamModule,
    WorkModule,
  ],
  controllers: [LifecycleController, STEP_CONTROLLER, REHIRE_CONTROLLER, OwnNoticeController],
  providers: [
    DepartureFollowers,
    Departures,
    HandOverRepository,
    HandOvers,
    LifecycleJob,
    LifecycleNotifications,
    LifecycleRepository,
    LifecycleService,
    LifecycleSteps,
    LifecycleView,
    NoticeRequestRepository,
    NoticeRequests,
    OwnNoticeService,
    Rehirings,
  ],
  exports: [LifecycleService],
})
export class LifecycleModule {}
