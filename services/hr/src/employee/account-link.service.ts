import { isStaff } from '@atrium/contracts';
import { Clock, OnDomainEvent, type DomainEventMap, type EventOrigin } from '@atrium/platform';
import { Injectable, Logger } from '@nestjs/common';
import { localDay } from '../local-day.rules.js';
import type { EmployeeEntity } from './employee.entity.js';
import { EmployeeNews } from './employee-news.service.js';
import { EmployeeRegistration } from './employee-registration.service.js';
import { EmployeeRepository } from './employee.repository.js';

type JoinedUser = DomainEventMap['user.joined'];

/** Gives every member of staff who gets an account their employment, so that whoever signs in can clock in. */
@Injectable()
export class AccountLink {
  private readonly logger = new Logger(AccountLink.name);

  constructor(
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly registration: EmployeeRegistration,
    private readonly news: EmployeeNews,
  ) {}

  /**
   * Links the employee whom the account was invited for, else the one with its e-mail, else makes a new one.
   * A second call changes nothing. Works while the remote hr is switched off, too.
   */
  @OnDomainEvent('user.joined')
  async link(user: JoinedUser, _: EventOrigin): Promise<void> {
    if (!isStaff(user.role) || (await this.employees.findByUser(user.userId))) return;
    const employee = await this.findFor(user);
    if (!employee) await this.create(user);
    else if (employee.userId)
      this.logger.warn(`Employee ${employee.id} has another account than ${user.userId}.`);
    else await this.attach(employee, user.userId);
    await this.news.announce(user);
  }

  private async findFor({ userId, email }: JoinedUser): Promise<EmployeeEntity | null> {
    return (await this.employees.findByInvitedUser(userId)) ?? this.employees.findByEmail(email);
  }

  private async attach({ id, version }: EmployeeEntity, userId: string): Promise<void> {
    // Somebody edits the employee at this moment: the event is handled again, with what they saved.
    const done = await this.employees.update(id, version, { userId, invitedUserId: null });
    if (!done) throw new Error(`Employee ${id} changed while account ${userId} was being linked.`);
  }

  private async create({ userId, firstName, lastName, email, timezone }: JoinedUser): Promise<void> {
    await this.registration.register({
      userId,
      firstName,
      lastName,
      workEmail: email,
      employmentType: 'permanent',
      joiningDate: localDay(this.clock.now(), timezone),
      timezone,
    });
  }
}
