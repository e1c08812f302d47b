import { HR_ERRORS, type Employee } from '@atrium/contracts';
import { InvitationService } from '@atrium/identity';
import { AppError, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from './employee.entity.js';
import { EmployeeTrail } from './employee-trail.service.js';
import { EmployeeNews } from './employee-news.service.js';
import { EmployeeReader } from './employee-reader.service.js';
import { EmployeeRepository } from './employee.repository.js';

/** Asks employees to make their account; who accepts is linked to the employee. */
@Injectable()
export class EmployeeInvitation {
  constructor(
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly invitations: InvitationService,
    private readonly reader: EmployeeReader,
    private readonly news: EmployeeNews,
    private readonly trail: EmployeeTrail,
  ) {}

  /**
   * Invites again, too; the older link is void then.
   * @throws {AppError} STALE_VERSION, EMPLOYEE_ARCHIVED, ALREADY_ACTIVE, EMAIL_TAKEN on `workEmail`, ACCESS_DENIED
   */
  async invite(user: SignedInUser, id: string, version: number): Promise<Employee> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.find(id);
      if (!employee) throw notFound();
      if (employee.version !== version) throw new AppError('STALE_VERSION');
      await this.send(user, employee);
      await this.trail.record(id, { action: 'employee.invite', by: user, before: employee });
      await this.news.announce(employee);
      return this.reader.getChanged(user, id);
    });
  }

  /** Inside `TenantDb.run` only. */
  async send(user: SignedInUser, employee: EmployeeEntity): Promise<void> {
    const { id, version, firstName, lastName, workEmail } = employee;
    if (employee.archivedAt) throw new AppError(HR_ERRORS.EMPLOYEE_ARCHIVED);
    if (employee.userId) throw new AppError(HR_ERRORS.ALREADY_ACTIVE);
    const invited = await this.invitations
      .invite(user, { email: workEmail, firstName, lastName, role: 'employee' })
      .catch((error: unknown) => {
        throw renameEmail(error);
      });
    const done = await this.employees.update(id, version, { invitedUserId: invited.id, updatedBy: user.id });
    if (!done) throw new AppError('STALE_VERSION');
  }
}

/** Identity speaks of the field `email`; here it is called `workEmail`. */
function renameEmail(error: unknown): unknown {
  const reason = error instanceof AppError ? error.fields?.['email'] : undefined;
  if (!(error instanceof AppError) || !reason) return error;
  return new AppError(error, { message: reason, fields: { workEmail: reason }, cause: error });
}
