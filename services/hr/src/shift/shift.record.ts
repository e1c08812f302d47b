import { SHIFT, type Shift } from '@atrium/contracts';
import { type RecordRules, type RowOf, statusFilter, tenantList } from '@atrium/records';
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
  shows: ({ archivedAt }) => ({ status: archivedAt ? 'archived' : 'active' }),
};
