import { HOLIDAY, type CreateHoliday, type Holiday } from '@atrium/contracts';
import { type RecordRow, type RecordRules, statusFilter, tenantList } from '@atrium/records';
import { HolidayEntity } from './holiday.entity.js';

export type HolidayRow = RecordRow &
  Omit<CreateHoliday, 'listId'> & { listId: string; listName: string; departmentName: string | null };

const status = statusFilter('h');

export const HOLIDAYS: RecordRules<HolidayRow, HolidayEntity, Holiday> = {
  record: HOLIDAY,
  table: {
    record: HOLIDAY,
    entity: HolidayEntity,
    unique: { holiday_on_day: { field: 'date', refusal: HOLIDAY.errors.HOLIDAY_ON_DAY } },
  },
  list: tenantList<HolidayRow>()({
    list: HOLIDAY.list,
    from: 'holiday h',
    alias: 'h',
    columns: `h.id, h.version, h.archived_at as "archivedAt", h.date::text as date, h.name, h.kind, h.yearly,
      h.list_id as "listId", (select l.name from holiday_list l
        where l.company_id = h.company_id and l.id = h.list_id) as "listName",
      h.department_id as "departmentId", (select d.name from department d
        where d.company_id = h.company_id and d.id = h.department_id) as "departmentName"`,
    sorts: { date: 'h.date' },
    filters: {
      date: 'h.date',
      kind: 'h.kind',
      list: 'h.list_id',
      department: 'h.department_id',
      status: status.filter,
    },
    unless: { status: status.otherwise },
    text: { kind: HOLIDAY.kind, content: 'lower(h.name)' },
  }),
  kept: ['yearly'],
  seenBy: 'all',
  title: ({ name, date }) => `${name}, ${date}`,
  shows: ({ archivedAt }) => ({ status: archivedAt ? 'archived' : 'active' }),
  references: {
    listId: { table: 'holiday_list', refusal: 'Choose a holiday list that is not archived.' },
    departmentId: { table: 'department', refusal: 'Choose a department that is not archived.' },
  },
};
