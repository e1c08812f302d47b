import { Audit, notFound, TenantDb, type AuditActor } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { attendanceResource } from './attendance.mapper.js';
import { AttendanceRepository } from './attendance.repository.js';
import type { NewPunch } from './attendance.rules.js';
import { PunchRecorder } from './punch-recorder.service.js';

/** Records punches made earlier elsewhere, under the same rules as new ones. */
@Injectable()
export class AttendanceHistory {
  constructor(
    private readonly db: TenantDb,
    private readonly recorder: PunchRecorder,
    private readonly attendance: AttendanceRepository,
    private readonly audit: Audit,
  ) {}

  /**
   * Records punches of one employee, in any order, all or none.
   * @param by the acting person
   * @throws {AppError} as PunchRecorder.record
   */
  async record(
    companyId: string,
    employeeId: string,
    history: { punches: NewPunch[]; by: AuditActor },
  ): Promise<void> {
    const punches = history.punches.toSorted((one, other) => one.at.getTime() - other.at.getTime());
    const [first, last] = [punches[0], punches.at(-1)];
    if (!first || !last) return;
    await this.db.run(companyId, async () => {
      const employee = await this.attendance.lockEmployee({ id: employeeId });
      if (!employee) throw notFound();
      await this.recorder.record(employee, [first, ...punches.slice(1)], {
        source: 'import',
        by: history.by.id,
      });
      const after = { punches: punches.length, from: first.at, to: last.at };
      const resource = attendanceResource(employee);
      this.audit.record({ action: 'attendance.import', by: history.by, resource, after });
    });
  }
}
