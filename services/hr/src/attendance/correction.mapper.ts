import type { AttendanceCorrection } from '@atrium/contracts';
import type { RequestRecord } from '@atrium/requests';
import { fullName } from '../employee/employee.record.js';
import type { ListedCorrection } from './correction.repository.js';

/** @param decides whether the reader may decide about it while it waits */
export function toCorrection(
  row: ListedCorrection,
  request: RequestRecord | undefined,
  decides: boolean,
): AttendanceCorrection {
  return {
    id: row.id,
    employee: { id: row.employeeId, name: fullName(row) },
    workDate: row.workDate,
    timezone: row.timezone,
    kind: row.kind,
    in: row.inAt?.toISOString() ?? null,
    out: row.outAt?.toISOString() ?? null,
    reason: row.reason,
    state: row.state,
    askedAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy,
    mayDecide: decides && row.state === 'pending',
    request: request ? { id: request.id, version: request.version, step: request.step } : null,
  };
}
