import { SHIFT, type CreateShift, type Shift } from '@atrium/contracts';
import { type RecordRow, type RecordRules, statusFilter, tenantList } from '@atrium/records';
import { ShiftEntity } from './shift.entity.js';

export type ShiftRow = RecordRow & CreateShift;

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
    from: 'shift s',
    alias: 's',
    columns: `s.id, s.version, s.archived_at as "archivedAt", s.name, s.start_time as "start", s.end_time as "end", s.half_at as "halfAt", s.break_min as "breakMin", s.break_mode as "breakMode", s.break_after_min as "breakAfterMin", s.window_before as "windowBefore", s.window_after as "windowAfter", s.auto_close_after as "autoCloseAfter", s.grace_in as "graceIn", s.grace_out as "graceOut", s.half_day_min as "halfDayMin", s.full_day_min as "fullDayMin", s.overtime_from as "overtimeFrom", s.ot_after_min as "otAfterMin", s.count_mode as "countMode", s.valid_from::text as "validFrom"`,
    sorts: { name: 's.sort_name', start: 's.start_time' },
    filters: { status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: SHIFT.kind, content: 'lower(s.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: ({ archivedAt }) => ({ status: archivedAt ? 'archived' : 'active' }),
};
