import type { AttendanceCorrection, CorrectionQuery } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Requests } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { CorrectionEffects } from './correction-effects.service.js';
import { CORRECTION_REQUEST } from './correction-request.service.js';
import { toCorrection } from './correction.mapper.js';
import { CorrectionRepository, type ListedCorrection } from './correction.repository.js';
import { SeenAttendance } from './seen-attendance.service.js';

/** Corrections that the person asked for, or those of people whose attendance they see. */
@Injectable()
export class CorrectionList {
  constructor(
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly corrections: CorrectionRepository,
    private readonly effects: CorrectionEffects,
    private readonly seen: SeenAttendance,
    private readonly requests: Requests,
  ) {}

  async list(user: SignedInUser, { of }: CorrectionQuery): Promise<AttendanceCorrection[]> {
    return this.db.run(user.companyId, async () => {
      const found = await this.find(user, of);
      const requests = await this.requests.of(
        CORRECTION_REQUEST,
        found.map(({ id }) => id),
      );
      const deciders = await this.requests.decidersOf([...requests.values()].map(({ id }) => id));
      const changes = await this.effects.of(found.filter(({ state }) => state === 'pending'));
      return found.map((row) => {
        const request = requests.get(row.id);
        const decides = request !== undefined && (deciders.get(request.id)?.includes(user.id) ?? false);
        return toCorrection(row, { request, decides, change: changes.get(row) ?? null });
      });
    });
  }

  private async find(user: SignedInUser, of: CorrectionQuery['of']): Promise<ListedCorrection[]> {
    if (of === 'mine') {
      const own = await this.employees.findByUser(user.id);
      return own ? this.corrections.list(of, [own.id]) : [];
    }
    return this.corrections.list(of, await this.seen.ids(user));
  }
}
