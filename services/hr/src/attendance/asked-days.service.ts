import { Audit, LiveEvents, type SignedInUser } from '@atrium/platform';
import { Requests, type NewRequest } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { attendanceResource } from './attendance.mapper.js';
import { publishCorrection } from './correction.events.js';

interface Asked {
  action: string;
  after: Record<string, unknown>;
  request: Omit<NewRequest, 'employeeId'>;
}

/** Sends what people ask about their own days to whoever decides it. Inside `TenantDb.run` only. */
@Injectable()
export class AskedDays {
  constructor(
    private readonly requests: Requests,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} NO_APPROVER */
  async submit(
    user: SignedInUser,
    employee: EmployeeEntity,
    { action, after, request }: Asked,
  ): Promise<void> {
    this.audit.record({ action, by: user, resource: attendanceResource(employee), after });
    await this.requests.submit(user, { ...request, employeeId: employee.id });
    await publishCorrection(this.live, employee.userId);
  }
}
