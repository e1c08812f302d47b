import type { AttendanceCorrection, CorrectionPreview } from '@atrium/contracts';
import type { RequestRecord } from '@atrium/requests';
import { fullName } from '../employee/employee.record.js';
import type { ListedCorrection } from './correction.repository.js';

interface Around {
  request: RequestRecord | undefined;
  /** Whether the reader may decide about it while it waits. */
  decides: boolean;
  change: CorrectionPreview | null;
}

export function toCorrection(
  row: ListedCorrection,
  { request, decides, change }: Around,
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
    change,
    request: request ? { id: request.id, version: request.version, step: request.step } : null,
  };
}
