import {
  HOLIDAY_LIST,
  HOLIDAY_LIST_ASSIGNMENT,
  type CreateHolidayList,
  type CreateHolidayListAssignment,
  type HolidayList,
  type HolidayListAssignment,
} from '@atrium/contracts';
import { type RecordRow, type RecordRules, statusFilter, tenantList } from '@atrium/records';
import { heldPlan, LISTS_GIVEN } from '../person-calendar/held-plan.rules.js';
import { HolidayListAssignmentEntity } from './holiday-list-assignment.entity.js';
import { HolidayListEntity } from './holiday-list.entity.js';

export type HolidayListRow = RecordRow &
  CreateHolidayList & { people: number; coming: number; standard: boolean };

export type ListAssignmentRow = RecordRow &
  CreateHolidayListAssignment & {
    employeeName: string | null;
    departmentName: string | null;
    listName: string;
  };

const statusOf = ({ archivedAt }: RecordRow) => (archivedAt ? 'archived' : 'active');
const listStatus = statusFilter('l');
const assignmentStatus = statusFilter('a');

/** The people of every list are counted in one pass. */
const PEOPLE = `(select e.company_id, coalesce(${heldPlan(LISTS_GIVEN, '(now() at time zone e.timezone)::date')},
      (select l.id from holiday_list l where l.company_id = e.company_id and l.standard)) as list_id,
    count(*)::int as people
  from employee e where not e.archived group by 1, 2)`;

const COMING = `(select count(*)::int from holiday h
  where h.company_id = l.company_id and h.list_id = l.id and not h.archived and h.date >= current_date)`;

export const HOLIDAY_LISTS: RecordRules<HolidayListRow, HolidayListEntity, HolidayList> = {
  record: HOLIDAY_LIST,
  table: {
    record: HOLIDAY_LIST,
    entity: HolidayListEntity,
    unique: {
      holiday_list_name_key: { field: 'name', refusal: HOLIDAY_LIST.errors.HOLIDAY_LIST_NAME_TAKEN },
    },
  },
  list: tenantList<HolidayListRow>()({
    list: HOLIDAY_LIST.list,
    from: `holiday_list l left join ${PEOPLE} held on held.company_id = l.company_id and held.list_id = l.id`,
    alias: 'l',
    columns: `l.id, l.version, l.archived_at as "archivedAt", l.name, l.standard, ${COMING} as coming,
      coalesce(held.people, 0) as people`,
    sorts: { name: 'l.sort_name' },
    filters: { status: listStatus.filter },
    unless: { status: listStatus.otherwise },
    text: { kind: HOLIDAY_LIST.kind, content: 'lower(l.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  refuse: (step, row) =>
    step === 'archive' && row.standard ? HOLIDAY_LIST.errors.HOLIDAY_LIST_STANDARD : null,
  shows: (row) => ({
    people: row.people,
    coming: row.coming,
    standard: row.standard,
    status: statusOf(row),
  }),
};

const nameOf = (table: string, column: string) => `(select o.name from ${table} o
        where o.company_id = a.company_id and o.id = a.${column})`;

export const HOLIDAY_LIST_ASSIGNMENTS: RecordRules<
  ListAssignmentRow,
  HolidayListAssignmentEntity,
  HolidayListAssignment
> = {
  record: HOLIDAY_LIST_ASSIGNMENT,
  table: {
    record: HOLIDAY_LIST_ASSIGNMENT,
    entity: HolidayListAssignmentEntity,
    unique: {
      holiday_list_assignment_key: {
        field: 'validFrom',
        refusal: HOLIDAY_LIST_ASSIGNMENT.errors.LIST_ASSIGNMENT_EXISTS,
      },
    },
  },
  list: tenantList<ListAssignmentRow>()({
    list: HOLIDAY_LIST_ASSIGNMENT.list,
    from: 'holiday_list_assignment a',
    alias: 'a',
    columns: `a.id, a.version, a.archived_at as "archivedAt", a.valid_from::text as "validFrom",
      a.employee_id as "employeeId", (select e.first_name || ' ' || e.last_name from employee e
        where e.company_id = a.company_id and e.id = a.employee_id) as "employeeName",
      a.department_id as "departmentId", ${nameOf('department', 'department_id')} as "departmentName",
      a.list_id as "listId", ${nameOf('holiday_list', 'list_id')} as "listName"`,
    sorts: { validFrom: 'a.valid_from' },
    filters: {
      employee: 'a.employee_id',
      department: 'a.department_id',
      list: 'a.list_id',
      status: assignmentStatus.filter,
    },
    unless: { status: assignmentStatus.otherwise },
  }),
  seenBy: 'all',
  title: ({ listName, employeeName, departmentName }) =>
    [listName, employeeName ?? departmentName].filter(Boolean).join(' – '),
  shows: (row) => ({ status: statusOf(row) }),
  references: {
    employeeId: { table: 'employee', refusal: 'Choose someone who works here now.' },
    departmentId: { table: 'department', refusal: 'Choose a department that is not archived.' },
    listId: { table: 'holiday_list', refusal: 'Choose a holiday list that is not archived.' },
  },
};
