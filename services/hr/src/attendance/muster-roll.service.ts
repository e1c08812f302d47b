import {
  DAY_LETTERS,
  MUSTER_ROLL,
  musterRollQuerySchema,
  type AttendanceGrid,
  type MusterRollQuery,
  type Page,
} from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { ListExport, type ExportValues } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { AttendanceGridService } from './attendance-grid.service.js';

type Row = AttendanceGrid['rows'][number];

/** The month grid as a file. */
@Injectable()
export class MusterRoll extends ListExport<typeof MUSTER_ROLL, Row, MusterRollQuery> {
  readonly list = MUSTER_ROLL;
  readonly name = 'muster-roll';
  override readonly remote = 'hr';
  readonly query = musterRollQuerySchema;
  readonly values: ExportValues<typeof MUSTER_ROLL, Row> = {
    ...Object.fromEntries(
      Array.from({ length: 31 }, (_, index) => [`d${String(index + 1)}`, (row: Row) => dayOf(row, index)]),
    ),
    code: ({ employee }: Row) => employee.code,
    name: ({ employee }: Row) => employee.name,
    department: ({ employee }: Row) => employee.department,
    present: ({ totals }: Row) => totals.present,
    leave: ({ totals }: Row) => totals.leave,
    absent: ({ totals }: Row) => totals.absent,
    lates: ({ totals }: Row) => totals.lates,
    workedMinutes: ({ totals }: Row) => totals.workedMinutes,
    overtimeMinutes: ({ totals }: Row) => totals.overtimeMinutes,
    overtimeApproved: ({ totals }: Row) => totals.overtimeApproved,
  };

  constructor(private readonly grid: AttendanceGridService) {
    super();
  }

  /** All rows at once: a grid has an end. */
  async page(user: SignedInUser, { month }: MusterRollQuery): Promise<Page<Row>> {
    const { rows } = await this.grid.get(user, month);
    return { items: rows, nextCursor: null, total: rows.length, totalIsExact: true };
  }
}

/** The code of the leave, where it is a whole day of it. */
function dayOf({ letters, leave }: Row, index: number): string {
  const letter = letters.charAt(index);
  if (letter === DAY_LETTERS.leave) return leave.find(({ day }) => day === index + 1)?.code ?? letter;
  return letter === '-' ? '' : letter;
}
