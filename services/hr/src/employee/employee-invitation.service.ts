import type { Employee, Transition } from '@atrium/contracts';
import { InvitationService } from '@atrium/identity';
import { AppError, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EMPLOYEES, type EmployeeRow, type EmployeeSteps } from './employee.record.js';

/** Invites employees to create an account, which is linked to them when they accept. */
@Injectable()
export class EmployeeInvitation {
  readonly steps: EmployeeSteps;

  constructor(
    records: Records,
    private readonly invitations: InvitationService,
  ) {
    this.steps = records.of(EMPLOYEES);
  }

  /**
   * May be repeated; the earlier link then no longer works.
   * @throws {AppError} STALE_VERSION, EMPLOYEE_ARCHIVED, ALREADY_ACTIVE, EMAIL_TAKEN on `workEmail`, ACCESS_DENIED
   */
  invite(user: SignedInUser, id: string, { version }: Transition): Promise<Employee> {
    return this.steps.run(user, { step: 'invite', id, version, change: (row) => this.ask(user, row) });
  }

  /** As part of another use case. Inside `TenantDb.run` only. @throws {AppError} as `invite` */
  async send(user: SignedInUser, row: EmployeeRow): Promise<void> {
    await this.steps.table.change(row, await this.ask(user, row), user.id);
  }

  private async ask(user: SignedInUser, { firstName, lastName, workEmail }: EmployeeRow) {
    const invited = await this.invitations
      .invite(user, { email: workEmail, firstName, lastName, role: 'employee' })
      .catch((error: unknown) => {
        throw renameEmail(error);
      });
    return { invitedUserId: invited.id };
  }
}

/** Identity's field `email` is called `workEmail` here. */
function renameEmail(error: unknown): unknown {
  const reason = error instanceof AppError ? error.fields?.['email'] : undefined;
  if (!(error instanceof AppError) || !reason) return error;
  return new AppError(error, { message: reason, fields: { workEmail: reason }, cause: error });
}
