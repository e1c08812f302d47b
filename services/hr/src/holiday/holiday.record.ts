import { HOLIDAY, type Holiday } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  reference,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { HolidayEntity } from './holiday.entity.js';

export interface HolidayRow extends RowOf<typeof HolidayEntity> {
  listName: string;
  departmentName: string | null;
}

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
    table: HolidayEntity,
    alias: 'h',
    columns: `${HolidayEntity.select('h')}, (select l.name from holiday_list l
        where l.company_id = h.company_id and l.id = h.list_id) as "listName", (select d.name from department d
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
  shows: (row): OwnAnswer<Holiday> => ({
    date: row.date,
    name: row.name,
    kind: row.kind,
    yearly: row.yearly,
    list: reference(row.listId, row.listName),
    department: reference(row.departmentId, row.departmentName),
    status: statusOf(row),
  }),
  references: {
    listId: { table: 'holiday_list', refusal: 'Choose a holiday list that is not archived.' },
    departmentId: { table: 'department', refusal: 'Choose a department that is not archived.' },
  },
};
