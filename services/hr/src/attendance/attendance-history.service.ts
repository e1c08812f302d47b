import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { PunchRecorder, type MadePunch } from './punch-recorder.service.js';

/** Punches that were made earlier, elsewhere: under the same rules as those made now. */
@Injectable()
export class AttendanceHistory {
  constructor(
    private readonly db: TenantDb,
    private readonly recorder: PunchRecorder,
  ) {}

  /**
   * Records many punches of one employee, in any order, all or none.
   * @param by account that records them
   * @throws {AppError} as PunchRecorder.record
   */
  async record(
    companyId: string,
    employeeId: string,
    history: { punches: MadePunch[]; by: string },
  ): Promise<void> {
    const punches = history.punches.toSorted((one, other) => one.at.getTime() - other.at.getTime());
    await this.db.run(companyId, () =>
      this.recorder.record(employeeId, punches, { source: 'import', by: history.by }),
    );
  }
}
