import { addDays, dayIn, weekdayOf } from '@atrium/contracts';
import { DEMO_LOGINS } from '@atrium/identity';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { ShiftRequestService } from '../shift-request/shift-request.service.js';

/** So far ahead that it is not decided by the calendar before somebody looks. */
const WEEKS = [2, 3, 4, 5, 6, 7, 8];
const SHIFT = 'Early';

/** Another shift that the demo company's employee asks for. Inside `TenantDb.run` only. */
@Injectable()
export class ShiftRequestDemo {
  constructor(
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly requests: ShiftRequestService,
  ) {}

  /** In the first week in which nothing speaks against it. */
  async ask(admin: SignedInUser): Promise<void> {
    const email = DEMO_LOGINS.find(({ role }) => role === 'employee')?.email ?? '';
    const employee = await this.employees.findByEmail(email);
    const { items } = await this.requests.listShifts(admin);
    const shift = items.find(({ name }) => name === SHIFT);
    if (!employee || !shift) return;
    const today = dayIn(this.clock.now(), admin.companyTimezone);
    const monday = addDays(today, 1 - weekdayOf(today));
    for (const week of WEEKS) {
      const from = addDays(monday, 7 * week);
      const asked = { from, to: addDays(from, 4), shiftId: shift.id, reason: 'My daughter starts school.' };
      try {
        await this.requests.askFor(admin, employee, asked);
        return;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
    }
  }
}
