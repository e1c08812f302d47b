import {
  CHECKLIST_ERRORS,
  CHECKLIST_LABELS,
  EMPLOYEE,
  passesCheck,
  dayIn,
  type Checklist,
  type ChecklistStep,
  type ChecklistSteps,
  type TickChecklist,
} from '@atrium/contracts';
import {
  AppError,
  Audit,
  Clock,
  LiveEvents,
  notFound,
  refusedField,
  TenantDb,
  type SignedInUser,
} from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { fullName } from '../employee/employee.record.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { ChecklistStepRepository, type StepRow } from './checklist-step.repository.js';

/** The running checklists of people who join or leave. HR ticks everything, others what is theirs. */
@Injectable()
export class Checklists {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly steps: ChecklistStepRepository,
    private readonly audit: Audit,
    private readonly live: LiveEvents,
  ) {}

  /** @throws {AppError} NOT_FOUND */
  async listOf(user: SignedInUser, employeeId: string): Promise<ChecklistSteps> {
    return this.db.run(user.companyId, async () => {
      const { timezone } = await this.find(employeeId);
      return this.show(user, await this.steps.listOf(employeeId), timezone);
    });
  }

  /** What one does oneself. */
  async listMine(user: SignedInUser): Promise<ChecklistSteps> {
    return this.db.run(user.companyId, async () =>
      this.show(user, await this.steps.listMine(user.id), user.companyTimezone),
    );
  }

  /** @throws {AppError} NOT_FOUND, CHECKLIST_RUNS, CHECKLIST_EMPTY */
  async start(user: SignedInUser, employeeId: string, checklist: Checklist): Promise<ChecklistSteps> {
    return this.db.run(user.companyId, async () => {
      await this.steps.lockOf(employeeId);
      const employee = await this.find(employeeId);
      const day = checklist === 'onboarding' ? employee.joiningDate : employee.lastWorkingDay;
      if (await this.steps.hasAny(employeeId, checklist)) throw new AppError(CHECKLIST_ERRORS.CHECKLIST_RUNS);
      const started = await this.startFor(employee, {
        checklist,
        day: day ?? this.today(employee),
        by: user,
      });
      if (!started) throw new AppError(CHECKLIST_ERRORS.CHECKLIST_EMPTY);
      return this.show(user, await this.steps.listOf(employeeId), employee.timezone);
    });
  }

  /** One that runs or is done stays as it is. Inside `TenantDb.run` only. @returns whether there is anything to do */
  async startFor(
    employee: EmployeeEntity,
    { checklist, day, by }: { checklist: Checklist; day: string; by: SignedInUser | null },
  ): Promise<boolean> {
    const { id: employeeId } = employee;
    await this.steps.lockOf(employeeId);
    if (await this.steps.hasAny(employeeId, checklist)) {
      await this.follow(employee, { checklist, day });
      return true;
    }
    const given = { employeeId, checklist, day, at: this.clock.now(), by: by?.id ?? null };
    if ((await this.steps.start(given)) === 0) return false;
    this.audit.record({
      action: 'employee.startChecklist',
      by,
      resource: resourceOf(employee),
      after: { checklist: CHECKLIST_LABELS[checklist] },
    });
    await this.invalidate(employee);
    return true;
  }

  /** What is still to be done before or after the last working day moves with it. */
  private async follow(
    employee: EmployeeEntity,
    { checklist, day }: { checklist: Checklist; day: string },
  ): Promise<void> {
    const { id, lastWorkingDay: before } = employee;
    if (checklist !== 'offboarding' || before === null || before === day) return;
    await this.steps.shift(id, { checklist, from: before, to: day });
    await this.invalidate(employee);
  }

  /** As if it had not been started. Inside `TenantDb.run` only. */
  async undoFor(employee: EmployeeEntity, checklist: Checklist): Promise<void> {
    await this.steps.undo(employee.id, checklist, this.clock.now());
    await this.invalidate(employee);
  }

  /** What is done of it stays. Inside `TenantDb.run` only. */
  async stopFor(employee: EmployeeEntity, checklist: Checklist): Promise<void> {
    await this.steps.stop(employee.id, checklist, this.clock.now());
    await this.invalidate(employee);
  }

  /** @throws {AppError} NOT_FOUND, also for what is not the person's to tick; PROOF_NEEDED beside `note` */
  async tick(user: SignedInUser, id: string, { done, note }: TickChecklist): Promise<ChecklistStep> {
    return this.db.run(user.companyId, async () => {
      const before = await this.steps.lock(id);
      if (!before || !isMine(user, before)) throw notFound();
      if (done && before.doneAt) {
        // Who ticked it first, when and with which proof, stays.
        this.audit.skip('employee.tickChecklist');
        return toStep(user, before);
      }
      if (done && before.proof && note === '') throw refusedField('note', CHECKLIST_ERRORS.PROOF_NEEDED);
      await this.steps.tick(id, done ? { at: this.clock.now(), by: user.id, note: note || null } : null);
      const employee = await this.find(before.employeeId);
      this.audit.record({
        action: 'employee.tickChecklist',
        by: user,
        resource: resourceOf(employee),
        before: { item: before.title, done: before.doneAt !== null, note: before.note },
        after: { item: before.title, done, note: done ? note || null : null },
      });
      await this.invalidate(employee);
      const after = await this.steps.lock(id);
      if (!after) throw notFound();
      return toStep(user, after);
    });
  }

  private show(user: SignedInUser, rows: readonly StepRow[], timezone: string): ChecklistSteps {
    return { items: rows.map((row) => toStep(user, row)), today: dayIn(this.clock.now(), timezone) };
  }

  /** HR, the person and their manager see it. */
  private async invalidate({ userId, managerId }: EmployeeEntity): Promise<void> {
    const manager = managerId === null ? null : await this.employees.find(managerId);
    const users = [userId, manager?.userId ?? null].filter((id) => id !== null);
    const event = { type: 'invalidate' as const, tags: ['Checklist'] };
    await this.live.publish(event, { check: EMPLOYEE.check('read'), orUsers: users });
  }

  private async find(id: string): Promise<EmployeeEntity> {
    const employee = await this.employees.find(id);
    if (!employee) throw notFound();
    return employee;
  }

  private today({ timezone }: EmployeeEntity): string {
    return dayIn(this.clock.now(), timezone);
  }
}

const resourceOf = (employee: EmployeeEntity) => ({
  kind: EMPLOYEE.kind,
  id: employee.id,
  title: fullName(employee),
});

function isMine(user: SignedInUser, { owner, userId, managerUserId }: StepRow): boolean {
  if (passesCheck(user, EMPLOYEE.check('update'))) return true;
  return (owner === 'person' && userId === user.id) || (owner === 'manager' && managerUserId === user.id);
}

function toStep(user: SignedInUser, row: StepRow): ChecklistStep {
  const { id, employeeId, employeeName, checklist, title, owner, dueOn, proof, doneAt, doneBy, note } = row;
  return {
    id,
    checklist,
    title,
    owner,
    dueOn,
    proof,
    doneBy,
    note,
    employee: { id: employeeId, name: employeeName },
    doneAt: doneAt?.toISOString() ?? null,
    mine: isMine(user, row),
  };
}
