import type { AttendanceGrid, ReportGroup, ReportRow } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AttendanceGridService } from '../attendance/attendance-grid.service.js';
import { shareOf } from './report.rules.js';

type GridRow = AttendanceGrid['rows'][number];
type Measured = Record<'present' | 'absent' | 'leave' | 'lates' | 'overtime' | 'approved' | 'worked', number>;

interface AttendanceCounted {
  by: ReportGroup;
  months: readonly string[];
  /** The name of the only department that counts; `none`: of no department; null: all. */
  department: string | null;
}

/** Attendance and overtime, by the same months that the month grid shows. Not inside `TenantDb.run`. */
@Injectable()
export class AttendanceReports {
  constructor(private readonly grids: AttendanceGridService) {}

  /** @param months in order */
  async list(
    user: SignedInUser,
    report: 'attendance' | 'overtime',
    { by, months, department }: AttendanceCounted,
  ): Promise<ReportRow[]> {
    const groups = new Map<string, { label: string | null; code: string | null; values: Measured }>();
    for (const month of months) {
      const { rows } = await this.grids.get(user, month);
      for (const row of rows.filter((each) => isOf(each, department))) {
        const { key, label, code } = groupOf(by, row, month);
        const known = groups.get(key) ?? { label, code, values: measure() };
        add(known.values, row);
        groups.set(key, known);
      }
    }
    const rows = [...groups].map(([key, { label, code, values }]) => ({
      key,
      label,
      code,
      values: report === 'attendance' ? attended(values) : overtimeOf(values),
    }));
    return by === 'month' ? rows : rows.toSorted((one, next) => compare(one, next, report));
  }
}

const isOf = ({ employee }: GridRow, department: string | null): boolean =>
  department === null || (employee.department ?? 'none') === department;

function groupOf(by: ReportGroup, { employee }: GridRow, month: string) {
  if (by === 'month') return { key: month, label: null, code: null };
  if (by === 'person') return { key: employee.id, label: employee.name, code: employee.code };
  return { key: employee.department ?? 'none', label: employee.department, code: null };
}

const measure = (): Measured => ({
  present: 0,
  absent: 0,
  leave: 0,
  lates: 0,
  overtime: 0,
  approved: 0,
  worked: 0,
});

function add(into: Measured, { totals }: GridRow): void {
  into.present += totals.present;
  into.absent += totals.absent;
  into.leave += totals.leave;
  into.lates += totals.lates;
  into.overtime += totals.overtimeMinutes;
  into.approved += totals.overtimeApproved;
  into.worked += totals.workedMinutes;
}

function attended({ present, absent, leave, lates }: Measured): ReportRow['values'] {
  return { present, absent, leave, lates, share: shareOf({ present, absent }) };
}

const overtimeOf = ({ overtime, approved, worked }: Measured): ReportRow['values'] => ({
  overtime,
  approved,
  worked,
});

/** The most overtime first; of attendance by name. */
function compare(one: ReportRow, next: ReportRow, report: 'attendance' | 'overtime'): number {
  const more = report === 'overtime' ? (next.values['overtime'] ?? 0) - (one.values['overtime'] ?? 0) : 0;
  return more || (one.label ?? '~').localeCompare(next.label ?? '~');
}
