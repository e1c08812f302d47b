import { AppError, Clock, defineJob, HandlesJob, TenantDb, type JobContext } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EMPLOYEES, type EmployeeSteps } from '../employee/employee.record.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { Departures } from './departure.service.js';
import { LifecycleNotifications } from './lifecycle-notifications.service.js';
import { LifecycleRepository } from './lifecycle.repository.js';

const followLifecycles = defineJob({
  kind: 'hr.lifecycle',
  title: 'Last days and ends of probation',
  schedule: { cron: '20 * * * *', zone: 'company' },
  mode: 'steps',
});

/** Lets people leave on the day after their last one, where they work, and asks for confirmations. */
@Injectable()
export class LifecycleJob {
  private readonly steps: EmployeeSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly people: EmployeeRepository,
    private readonly due: LifecycleRepository,
    private readonly departures: Departures,
    private readonly notifications: LifecycleNotifications,
  ) {
    this.steps = records.of(EMPLOYEES);
  }

  /** @returns how many have left, and for how many it was asked whether they are confirmed */
  @HandlesJob(followLifecycles)
  async follow(
    _: Record<string, never>,
    { companyId, signal }: JobContext,
  ): Promise<{ left: number; asked: number }> {
    const now = this.clock.now();
    const leaving = await this.db.run(companyId, () => this.due.listLeaving(now));
    let left = 0;
    for (const id of leaving) {
      signal.throwIfAborted();
      if (await this.leave(companyId, id)) left += 1;
    }
    const asked = await this.db.run(companyId, () => this.askForConfirmations(now));
    return { left, asked };
  }

  /** Who cannot leave yet stays on notice, and HR is notified once. @returns whether they have left */
  private async leave(companyId: string, id: string): Promise<boolean> {
    try {
      await this.db.run(companyId, () => this.leaveNow(id));
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await this.db.run(companyId, () => this.notifyOnce(id, error));
      return false;
    }
  }

  private async leaveNow(id: string): Promise<void> {
    await this.people.lockManagers();
    const before = await this.steps.rows.lock(id);
    const employee = await this.people.find(id);
    if (employee?.phase !== 'notice' || employee.lastWorkingDay === null) return;
    const { lastWorkingDay: lastDay, phaseReason: reason, successorId } = employee;
    const values = await this.departures.carryOut({ employee, lastDay, reason, successorId, by: null });
    await this.steps.table.change(before, values, null);
    await this.notifications.left(await this.steps.record({ step: 'exit', by: null, id, before }));
  }

  private async notifyOnce(id: string, { message }: AppError): Promise<void> {
    const employee = await this.people.find(id);
    if (!employee || employee.exitRefusedFor === employee.lastWorkingDay) return;
    await this.steps.table.note(id, { exitRefusedFor: employee.lastWorkingDay });
    await this.notifications.cannotLeave(await this.steps.rows.read(id), message);
  }

  private async askForConfirmations(now: Date): Promise<number> {
    const rows = await this.steps.rows.readAll(await this.due.listUnconfirmed(now));
    for (const row of rows) {
      await this.steps.table.note(row.id, { confirmAskedFor: row.confirmDate });
      await this.notifications.askToConfirm(row);
    }
    return rows.length;
  }
}
