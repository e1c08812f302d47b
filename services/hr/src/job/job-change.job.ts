import { dayIn } from '@atrium/contracts';
import { Clock, defineJob, HandlesJob } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EMPLOYEES, type EmployeeSteps } from '../employee/employee.record.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { JobChangeRepository, type DueChange } from './job-change.repository.js';
import { columnsOf, jobOf } from './job.mapper.js';
import { jobOn } from './job-history.rules.js';

const beginJobChanges = defineJob({
  kind: 'hr.job-changes',
  title: 'Planned changes of jobs',
  schedule: { cron: '10 * * * *', zone: 'company' },
});

/** Begins planned changes of jobs on their day, where the person works. */
@Injectable()
export class JobChangeJob {
  private readonly steps: EmployeeSteps;

  constructor(
    records: Records,
    private readonly people: EmployeeRepository,
    private readonly jobs: JobChangeRepository,
    private readonly clock: Clock,
  ) {
    this.steps = records.of(EMPLOYEES);
  }

  /** @returns how many have begun */
  @HandlesJob(beginJobChanges)
  async begin(): Promise<{ changes: number }> {
    const due = await this.jobs.listDue(this.clock.now());
    if (due.length === 0) return { changes: 0 };
    await this.people.lockManagers();
    let changes = 0;
    for (const change of due) if (await this.beginOne(change)) changes += 1;
    return { changes };
  }

  private async beginOne({ id, employeeId }: DueChange): Promise<boolean> {
    const before = await this.steps.rows.lock(employeeId);
    const today = dayIn(this.clock.now(), before.timezone);
    const values = columnsOf(jobOn(await this.jobs.list(employeeId), today, jobOf(before)));
    if (values.managerId && (await this.people.isBelow(values.managerId, employeeId))) {
      await this.jobs.settle(id, 'MANAGER_CYCLE');
      return false;
    }
    await this.jobs.settle(id, null);
    await this.steps.table.change(before, values, null);
    await this.steps.record({ step: 'update', by: null, id: employeeId, before });
    return true;
  }
}
