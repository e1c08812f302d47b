import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { JobChangeJob } from './job-change.job.js';
import { JobChangeRepository } from './job-change.repository.js';
import { JobChangeService } from './job-change.service.js';
import { JobController } from './job.controller.js';
import { OrgChartService } from './org-chart.service.js';

/** Jobs of people over time, and who reports to whom. */
@Module({
  imports: [EmployeeModule],
  controllers: [JobController],
  providers: [JobChangeJob, JobChangeRepository, JobChangeService, OrgChartService],
  exports: [JobChangeService],
})
export class JobModule {}
