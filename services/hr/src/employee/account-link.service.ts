import { isStaff } from '@atrium/contracts';
import { UserDirectoryService, type DirectoryUser } from '@atrium/identity';
import { Clock, OnDomainEvent, type EventPayload, type EventOrigin } from '@atrium/platform';
import { Injectable, Logger } from '@nestjs/common';
import { localDay } from '../local-day.rules.js';
import type { EmployeeEntity } from './employee.entity.js';
import { EmployeeTrail } from './employee-trail.service.js';
import { EmployeeNews } from './employee-news.service.js';
import { EmployeeRegistration } from './employee-registration.service.js';
import { EmployeeRepository } from './employee.repository.js';

type JoinedUser = EventPayload<'user.joined'>;
type ChangedUser = EventPayload<'user.changed'>;

/** Gives every member of staff who gets an account their employment, so that whoever signs in can clock in. */
@Injectable()
export class AccountLink {
  private readonly logger = new Logger(AccountLink.name);

  constructor(
    private readonly clock: Clock,
    private readonly directory: UserDirectoryService,
    private readonly employees: EmployeeRepository,
    private readonly registration: EmployeeRegistration,
    private readonly news: EmployeeNews,
    private readonly trail: EmployeeTrail,
  ) {}

  /**
   * Links the employee whom the account was invited for, else the one with its e-mail, else makes a new one.
   * A second call changes nothing. Works while the remote hr is switched off, too.
   */
  @OnDomainEvent('user.joined', 1)
  async link(user: JoinedUser, origin: EventOrigin): Promise<void> {
    if (!isStaff(user.role) || (await this.employees.findByUser(user.userId))) return;
    const employee = await this.findFor(user);
    if (!employee) await this.create(user, origin);
    else if (employee.userId)
      this.logger.warn(`Employee ${employee.id} has another account than ${user.userId}.`);
    else await this.attach(employee, { userId: user.userId, invitedUserId: null });
    await this.news.announce(user);
  }

  /** Follows an account that became one of staff, and an invitation that was sent or revoked elsewhere. */
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
    await this.news.announce(employee);
  }

  private async findFor({ userId, email }: JoinedUser): Promise<EmployeeEntity | null> {
    return (await this.employees.findByInvitedUser(userId)) ?? this.employees.findByEmail(email);
  }

  private async attach(
    before: EmployeeEntity,
    account: Partial<Pick<EmployeeEntity, 'userId' | 'invitedUserId'>>,
  ): Promise<void> {
    // Somebody edits the employee at this moment: the event is handled again, with what they saved.
    const { id } = before;
    const done = await this.employees.update(id, before.version, account);
    if (!done) throw new Error(`Employee ${id} changed while the account was being linked.`);
    await this.trail.record(id, { action: 'employee.link', by: null, before });
  }

  private async create(
    { userId, firstName, lastName, email, timezone }: JoinedUser,
    { companyId }: EventOrigin,
  ): Promise<void> {
    const account = await this.directory.find(companyId, userId);
    const id = await this.registration.register({
      userId,
      firstName,
      lastName,
      workEmail: email,
      department: account?.department ?? null,
      employmentType: 'permanent',
      joiningDate: localDay(this.clock.now(), timezone),
      timezone,
    });
    await this.trail.record(id, { action: 'employee.create', by: null });
  }
}
