import { LIFECYCLE_ERRORS, type Department, type HandOver, type Team } from '@atrium/contracts';
import { AppError, refusedField, type SignedInUser } from '@atrium/platform';
import { Records, type RecordRow, type RecordSteps, type Values } from '@atrium/records';
import { Requests } from '@atrium/requests';
import { LeavingTasks } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import type { DepartmentEntity } from '../department/department.entity.js';
import { DEPARTMENTS, type DepartmentRow } from '../department/department.record.js';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { EMPLOYEES, fullName, type EmployeeSteps } from '../employee/employee.record.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { TeamMemberRepository } from '../team/team-member.repository.js';
import type { TeamEntity } from '../team/team.entity.js';
import { TEAMS, type TeamRow } from '../team/team.record.js';
import { HandOverRepository, type Duties } from './hand-over.repository.js';

/** What waits for somebody who leaves, and who has it after them. Inside `TenantDb.run` only. */
@Injectable()
export class HandOvers {
  private readonly people: EmployeeSteps;
  private readonly teams: RecordSteps<TeamRow, TeamEntity, Team>;
  private readonly departments: RecordSteps<DepartmentRow, DepartmentEntity, Department>;

  constructor(
    records: Records,
    private readonly repository: HandOverRepository,
    private readonly employees: EmployeeRepository,
    private readonly members: TeamMemberRepository,
    private readonly requests: Requests,
    private readonly tasks: LeavingTasks,
  ) {
    this.people = records.of(EMPLOYEES);
    this.teams = records.of(TEAMS);
    this.departments = records.of(DEPARTMENTS);
  }

  async of(employee: EmployeeEntity): Promise<HandOver> {
    const duties = await this.repository.dutiesOf(employee.id);
    const manager = employee.managerId ? await this.employees.find(employee.managerId) : null;
    return {
      reports: duties.reports.length,
      teams: duties.teams.map(({ name }) => name),
      departments: duties.departments.map(({ name }) => name),
      approvals: employee.userId ? await this.requests.countWaitingFor(employee.userId) : 0,
      tasks: employee.userId ? await this.tasks.count(employee.userId) : 0,
      assets: duties.assets,
      onlyHr: duties.onlyHr,
      suggested: manager && stays(manager) ? personOf(manager) : null,
    };
  }

  /**
   * Whoever takes over; null when nothing waits for the person and nobody is named.
   * @throws {AppError} ONLY_HR, SUCCESSOR_NEEDED, SUCCESSOR_UNFIT
   */
  async successorOf(employee: EmployeeEntity, named: string | null): Promise<EmployeeEntity | null> {
    const waits = await this.of(employee);
    if (waits.onlyHr) throw new AppError(LIFECYCLE_ERRORS.ONLY_HR);
    const id = named ?? waits.suggested?.id ?? null;
    if (id === null) {
      if (hasDuties(waits)) throw refusedField('successorId', LIFECYCLE_ERRORS.SUCCESSOR_NEEDED);
      return null;
    }
    const successor = await this.employees.find(id);
    if (!successor || successor.id === employee.id || !stays(successor))
      throw refusedField('successorId', LIFECYCLE_ERRORS.SUCCESSOR_UNFIT);
    return successor;
  }

  /**
   * Gives the people, teams, departments and open tasks of somebody to another after their last day. What waits for their decision
   * follows, since it goes to whoever is in charge then.
   */
  async pass(employee: EmployeeEntity, successor: EmployeeEntity | null, given: Passing): Promise<void> {
    const duties = await this.repository.dutiesOf(employee.id);
    if (successor) {
      await this.passPeople(employee, successor, { ...given, people: duties.reports });
      await this.passTeams(successor, { ...given, teams: duties.teams });
      for (const { id } of duties.departments)
        await setLeader(this.departments, { id, leaderId: successor.id, by: given.by });
    }
    if (employee.userId)
      await this.tasks.pass(employee.userId, { to: successor?.userId ?? null, by: given.by });
    await this.repository.endPlans(employee.id, given.lastDay);
  }

  private async passPeople(
    employee: EmployeeEntity,
    successor: EmployeeEntity,
    { people, by }: Passing & { people: Duties['reports'] },
  ): Promise<void> {
    // Whoever steps up from below first reports to the person's own manager, so that nobody reports in a circle.
    if (await this.employees.isBelow(successor.id, employee.id))
      await this.setManager(successor.id, employee.managerId, by);
    for (const { id } of people) if (id !== successor.id) await this.setManager(id, successor.id, by);
  }

  private async setManager(id: string, managerId: string | null, by: SignedInUser | null): Promise<void> {
    const before = await this.people.rows.lock(id);
    await this.people.table.change(before, { managerId }, by?.id ?? null);
    await this.people.record({ step: 'update', by, id, before });
  }

  /** Whoever leads a team is a member of it. */
  private async passTeams(
    { id: leaderId }: EmployeeEntity,
    { teams, by, lastDay }: Passing & { teams: Duties['teams'] },
  ): Promise<void> {
    await this.members.lock();
    for (const { id } of teams) {
      await this.members.add({ teamId: id, employeeIds: [leaderId], from: lastDay, by: by?.id ?? null });
      await setLeader(this.teams, { id, leaderId, by });
    }
  }
}

interface Passing {
  /** Null: the portal itself. */
  by: SignedInUser | null;
  /** Of the person who leaves. */
  lastDay: string;
}

async function setLeader<Row extends RecordRow, Entity extends { leaderId: string | null }, Answer>(
  steps: RecordSteps<Row, Entity, Answer>,
  { id, leaderId, by }: { id: string; leaderId: string; by: SignedInUser | null },
): Promise<void> {
  const before = await steps.rows.lock(id);
  await steps.table.change(before, { leaderId } as Values<Entity>, by?.id ?? null);
  await steps.record({ step: 'update', by, id, before });
}

export const personOf = (employee: EmployeeEntity) => ({
  id: employee.id,
  name: fullName(employee),
  code: employee.code,
});

const stays = ({ archivedAt, phase }: EmployeeEntity): boolean =>
  archivedAt === null && phase !== 'notice' && phase !== 'suspended';

const hasDuties = ({ reports, teams, departments, approvals }: HandOver): boolean =>
  reports + teams.length + departments.length + approvals > 0;
