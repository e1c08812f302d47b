import { SHIFT, type Shift } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { ShiftEntity } from './shift.entity.js';

export type ShiftRow = RowOf<typeof ShiftEntity>;

const status = statusFilter('s');

export const SHIFTS: RecordRules<ShiftRow, ShiftEntity, Shift> = {
  record: SHIFT,
  table: {
    record: SHIFT,
    entity: ShiftEntity,
    unique: { shift_name_key: { field: 'name', refusal: SHIFT.errors.SHIFT_NAME_TAKEN } },
  },
  list: tenantList<ShiftRow>()({
    list: SHIFT.list,
    table: ShiftEntity,
    alias: 's',
    sorts: { name: 's.sort_name', start: 's.start_time' },
    filters: { status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: SHIFT.kind, content: 'lower(s.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<Shift> => ({
    name: row.name,
    start: row.start,
    end: row.end,
    halfAt: row.halfAt,
    breakMin: row.breakMin,
    breakMode: row.breakMode,
    breakAfterMin: row.breakAfterMin,
    windowBefore: row.windowBefore,
    windowAfter: row.windowAfter,
    autoCloseAfter: row.autoCloseAfter,
    graceIn: row.graceIn,
    graceOut: row.graceOut,
    halfDayMin: row.halfDayMin,
    fullDayMin: row.fullDayMin,
    overtimeFrom: row.overtimeFrom,
    otAfterMin: row.otAfterMin,
    countMode: row.countMode,
    validFrom: row.validFrom,
    status: statusOf(row),
  }),
};
