import { contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { AttendanceModule } from '../attendance/attendance.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { LATENESS_WORDS } from './lateness-audit.texts.js';
import { LatePolicyController } from './late-policy.controller.js';
import { LatePolicyRepository } from './late-policy.repository.js';
import { LatePolicyService } from './late-policy.service.js';
import { LatenessController } from './lateness.controller.js';
import { LatenessRepository } from './lateness.repository.js';
import { LatenessService } from './lateness.service.js';
import { LateProposals } from './late-proposals.service.js';

@Module({
  imports: [AttendanceModule, EmployeeModule],
  controllers: [LatenessController, LatePolicyController],
  providers: [
    LatenessRepository,
    LatenessService,
    LatePolicyRepository,
    LatePolicyService,
    LateProposals,
    contribute(LATENESS_WORDS),
  ],
  exports: [LatePolicyRepository],
})
export class LatenessModule {}
