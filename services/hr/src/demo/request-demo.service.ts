import { addDays, type AskLeave, type Employee } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeaveRequestService } from '../leave/leave-request.service.js';

/** Two wait for the team leader, one for HR, one for the admin. */
const WHO = ['arjun.menon', 'kavya.reddy', 'bhavna.shah', 'meera.iyer'];
const EARLIEST = 10;
const LATEST = 60;
/** So that they do not all ask for the same days. */
const APART = 2;

/** Requests of the demo company that wait for a decision. Inside `TenantDb.run` only. */
@Injectable()
export class RequestDemo {
  constructor(private readonly leave: LeaveRequestService) {}

  async ask(
    admin: SignedInUser,
    employees: readonly Employee[],
    { typeId, today }: { typeId: string; today: string },
  ): Promise<void> {
    for (const [place, name] of WHO.entries()) {
      const employee = employees.find(({ workEmail }) => workEmail.startsWith(`${name}@`));
      const first = addDays(today, EARLIEST + place * APART);
      if (employee) await this.askOnFirst(admin, { employeeId: employee.id, typeId, first });
    }
  }

  /** Two days from the first date on which nothing speaks against them. */
  private async askOnFirst(
    admin: SignedInUser,
    { employeeId, typeId, first }: { employeeId: string; typeId: string; first: string },
  ): Promise<void> {
    for (let later = 0; later < LATEST; later += 1) {
      const from = addDays(first, later);
      const asked: AskLeave = {
        employeeId,
        typeId,
        from,
        to: addDays(from, 1),
        startPart: 'full',
        endPart: 'full',
        startTime: null,
        endTime: null,
        documentFileId: null,
        overrideReason: null,
        reason: 'A family function',
      };
      const { problems, days } = await this.leave.preview(admin, asked);
      if (problems.length > 0 || days < 2) continue;
      await this.leave.apply(admin, asked);
      return;
    }
  }
}
