import {
  changeJobSchema,
  doneSchema,
  EMPLOYEE,
  idParamsSchema,
  jobHistorySchema,
  orgChartSchema,
  type ChangeJob,
  type JobHistory,
  type OrgChart,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { JobChangeService } from './job-change.service.js';
import { OrgChartService } from './org-chart.service.js';
import { About } from '../own-record/about-person.decorator.js';

interface Id {
  id: string;
}

@Controller('api/hr')
export class JobController {
  constructor(
    private readonly jobs: JobChangeService,
    private readonly charts: OrgChartService,
  ) {}

  @Get('org-chart')
  @Access({ session: 'staff', permission: EMPLOYEE.check('read'), remote: 'hr' })
  @Answers(orgChartSchema)
  getOrgChart(@CurrentUser() user: SignedInUser): Promise<OrgChart> {
    return this.charts.get(user);
  }

  /** One's own, that of whom one leads, or that of everybody. */
  @Get('employees/:id/jobs')
  @Access({ session: 'staff', selfService: true, remote: 'hr' })
  @Answers(jobHistorySchema)
  getJobHistory(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
  ): Promise<JobHistory> {
    return this.jobs.history(user, id);
  }

  @Post('employees/:id/jobs')
  @HttpCode(200)
  @Access({ session: 'staff', permission: EMPLOYEE.check('update'), remote: 'hr' })
  @About({ in: 'id' })
  @Audited('employee.changeJob')
  @Answers(jobHistorySchema)
  changeJob(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: changeJobSchema }) body: ChangeJob,
  ): Promise<JobHistory> {
    return this.jobs.change(user, id, body);
  }

  /** Puts another planned change in the place of this one. */
  @Post('job-changes/:id/change')
  @HttpCode(200)
  @Access({ session: 'staff', permission: EMPLOYEE.check('update'), remote: 'hr' })
  @About({ in: 'id', through: 'job_change' })
  @Audited('employee.editJob')
  @Answers(jobHistorySchema)
  editJobChange(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: changeJobSchema }) body: ChangeJob,
  ): Promise<JobHistory> {
    return this.jobs.edit(user, id, body);
  }

  @Post('job-changes/:id/cancel')
  @HttpCode(200)
  @Access({ session: 'staff', permission: EMPLOYEE.check('update'), remote: 'hr' })
  @About({ in: 'id', through: 'job_change' })
  @Audited('employee.cancelJob')
  @Answers(doneSchema)
  async cancelJobChange(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
  ): Promise<{ done: true }> {
    await this.jobs.cancel(user, id);
    return { done: true };
  }
}
