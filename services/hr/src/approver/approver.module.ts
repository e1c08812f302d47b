import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { PersonCalendarModule } from '../person-calendar/person-calendar.module.js';
import { ApproverLineRepository } from './approver-line.repository.js';
import { BasicFigures } from './basic-figures.service.js';
import { HrApprovers } from './hr-approvers.service.js';

/** What requests need to know of employees: who decides for them, and their basic details. */
@Module({
  imports: [EmployeeModule, IdentityModule, PersonCalendarModule],
  providers: [ApproverLineRepository, BasicFigures, HrApprovers],
})
export class ApproverModule {}
