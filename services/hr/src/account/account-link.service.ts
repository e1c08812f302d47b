import { isStaff, dayIn } from '@atrium/contracts';
import { UserDirectoryService, type DirectoryUser } from '@atrium/identity';
import { Clock, OnDomainEvent, type EventOrigin, type EventPayload } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable, Logger } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { EmployeeRegistration } from '../employee/employee-registration.service.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { EMPLOYEES, type EmployeeSteps } from '../employee/employee.record.js';
import { PlaceNames } from '../place/place-names.service.js';

type JoinedUser = EventPayload<'user.joined'>;
type ChangedUser = EventPayload<'user.changed'>;

/** Gives every member of staff with a new account an employee record, so that they can clock in. */
@Injectable()
export class AccountLink {
  private readonly logger = new Logger(AccountLink.name);

  private readonly steps: EmployeeSteps;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly directory: UserDirectoryService,
    private readonly employees: EmployeeRepository,
    private readonly registration: EmployeeRegistration,
    private readonly places: PlaceNames,
  ) {
    this.steps = records.of(EMPLOYEES);
  }

  /**
   * Links the employee for whom the account was invited, otherwise the one with its e-mail, otherwise creates one. A
   * second call changes nothing. It also works while the remote hr is switched off.
   */
  @OnDomainEvent('user.joined', 1)
  async link(user: JoinedUser, origin: EventOrigin): Promise<void> {
    if (!isStaff(user.role) || (await this.employees.findByUser(user.userId))) return;
    const employee = await this.findFor(user);
    if (!employee) await this.create(user, origin);
    else if (employee.userId)
      this.logger.warn(`Employee ${employee.id} has another account than ${user.userId}.`);
    else await this.attach(employee, { userId: user.userId, invitedUserId: null, ...welcome(employee) });
  }

  /** Handles accounts that became staff accounts, and invitations that were sent or revoked elsewhere. */
  @OnDomainEvent('user.changed', 1)
  async follow({ userId }: ChangedUser, origin: EventOrigin): Promise<void> {
    const user = await this.directory.find(origin.companyId, userId);
    if (user?.status === 'active') await this.link(user, origin);
    else if (user) await this.markInvited(user);
  }

  private async markInvited(user: DirectoryUser): Promise<void> {
    const employee = await this.findFor(user);
    const invitedUserId = user.status === 'invited' && isStaff(user.role) ? user.userId : null;
    if (!employee || employee.userId || employee.invitedUserId === invitedUserId) return;
    await this.attach(employee, { invitedUserId });
  }

  private async findFor({ userId, email }: JoinedUser): Promise<EmployeeEntity | null> {
    return (await this.employees.findByInvitedUser(userId)) ?? this.employees.findByEmail(email);
  }

  private async attach(
    before: EmployeeEntity,
    account: Partial<Pick<EmployeeEntity, 'userId' | 'invitedUserId' | 'phase'>>,
  ): Promise<void> {
    const { id } = before;
    const row = await this.steps.rows.lock(id);
    await this.steps.table.change(row, account, null);
    await this.steps.record({ step: 'link', by: null, id, before: row });
  }

  private async create(
    { userId, firstName, lastName, email, timezone }: JoinedUser,
    { companyId }: EventOrigin,
  ): Promise<void> {
    const account = await this.directory.find(companyId, userId);
    const values = {
      userId,
      firstName,
      lastName,
      workEmail: email,
      departmentId: await this.departmentOf(account?.department ?? null),
      employmentType: 'permanent' as const,
      joiningDate: dayIn(this.clock.now(), timezone),
      joiningAssumed: true,
      timezone,
    };
    const id = await this.registration.register(values, null);
    await this.steps.record({ step: 'create', by: null, id });
  }

  private async departmentOf(name: string | null): Promise<string | null> {
    if (name === null) return null;
    const found = await this.places.departmentsOf([name], null);
    return found.get(name) ?? null;
  }
}

/** Those whom HR invited tell it about themselves first. */
const welcome = ({ phase, invitedUserId }: EmployeeEntity) =>
  phase === 'active' && invitedUserId !== null ? { phase: 'onboarding' as const } : {};
