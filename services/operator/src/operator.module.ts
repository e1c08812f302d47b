import { OperatorReader } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { OperatorCookie } from './operator-cookie.service.js';
import { OperatorDeviceCookie } from './operator-device-cookie.service.js';
import { OperatorFactorController } from './operator-factor.controller.js';
import { OperatorFactorRepository } from './operator-factor.repository.js';
import { OperatorFactorService } from './operator-factor.service.js';
import { OperatorFactors } from './operator-factors.service.js';
import { OperatorJobsController } from './operator-jobs.controller.js';
import { OperatorJobs } from './operator-jobs.service.js';
import { OperatorLog } from './operator-log.service.js';
import { OperatorMailController } from './operator-mail.controller.js';
import { OperatorMail } from './operator-mail.service.js';
import { OperatorOfEnvironment } from './operator-of-environment.service.js';
import { OperatorProofService } from './operator-proof.service.js';
import { OperatorSessionController } from './operator-session.controller.js';
import { OperatorSessionService } from './operator-session.service.js';
import { OperatorController } from './operator.controller.js';
import { OperatorRepository } from './operator.repository.js';
import { OperatorService } from './operator.service.js';

/** The console for the people who run the installation. They belong to no company. */
@Module({
  controllers: [
    OperatorSessionController,
    OperatorFactorController,
    OperatorController,
    OperatorJobsController,
    OperatorMailController,
  ],
  providers: [
    OperatorCookie,
    OperatorDeviceCookie,
    OperatorFactorRepository,
    OperatorFactors,
    OperatorFactorService,
    OperatorOfEnvironment,
    OperatorProofService,
    OperatorJobs,
    OperatorLog,
    OperatorMail,
    OperatorRepository,
    OperatorSessionService,
    OperatorService,
    { provide: OperatorReader, useExisting: OperatorSessionService },
  ],
})
export class OperatorModule {}
