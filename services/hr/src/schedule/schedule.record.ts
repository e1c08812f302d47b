import {
  SCHEDULE,
  SCHEDULE_ASSIGNMENT,
  type CreateSchedule,
  type CreateScheduleAssignment,
  type Schedule,
  type ScheduleAssignment,
} from '@atrium/contracts';
import { refuseArchived, statusFilter, tenantList, type RecordRow, type RecordRules } from '@atrium/records';
import { ScheduleAssignmentEntity } from './schedule-assignment.entity.js';
import { ScheduleEntity } from './schedule.entity.js';

export type ScheduleRow = RecordRow & CreateSchedule & { people: number };

export type AssignmentRow = RecordRow &
  CreateScheduleAssignment & {
    employeeName: string | null;
    departmentName: string | null;
    scheduleName: string;
  };

const statusOf = ({ archivedAt }: RecordRow) => (archivedAt ? 'archived' : 'active');
const scheduleStatus = statusFilter('s');
const assignmentStatus = statusFilter('a');

/** The schedule that somebody follows today: their own, else that of their department, else everybody's. */
const TODAY = `(select a.schedule_id from schedule_assignment a
  where a.company_id = e.company_id and a.archived_at is null and a.valid_from <= (now() at time zone e.timezone)::date
    and (a.employee_id = e.id or a.employee_id is null
      and (a.department_id is null or a.department_id = e.department_id))
  order by (a.employee_id is not null) desc, (a.department_id is not null) desc, a.valid_from desc limit 1)`;

export const SCHEDULES: RecordRules<ScheduleRow, ScheduleEntity, Schedule> = {
  record: SCHEDULE,
  table: {
    record: SCHEDULE,
    entity: ScheduleEntity,
    unique: { schedule_name_key: { field: 'name', refusal: SCHEDULE.errors.SCHEDULE_NAME_TAKEN } },
  },
  list: tenantList<ScheduleRow>()({
    list: SCHEDULE.list,
    from: 'schedule s',
    alias: 's',
    columns: `s.id, s.version, s.archived_at as "archivedAt", s.name, s.weekly_offs as "weeklyOffs",
      s.shift_ids as "shiftIds", s.valid_from::text as "validFrom", (select count(*)::int from employee e
        where e.company_id = s.company_id and not e.archived and ${TODAY} = s.id) as people`,
    sorts: { name: 's.sort_name' },
    filters: { status: scheduleStatus.filter },
    unless: { status: scheduleStatus.otherwise },
    text: { kind: SCHEDULE.kind, content: 'lower(s.name)' },
  }),
  title: ({ name }) => name,
  refuse: refuseArchived(SCHEDULE.errors.SCHEDULE_ARCHIVED),
  shows: (row) => ({ people: row.people, status: statusOf(row) }),
};

export const SCHEDULE_ASSIGNMENTS: RecordRules<AssignmentRow, ScheduleAssignmentEntity, ScheduleAssignment> =
  {
    record: SCHEDULE_ASSIGNMENT,
    table: {
      record: SCHEDULE_ASSIGNMENT,
      entity: ScheduleAssignmentEntity,
      unique: {
        schedule_assignment_key: {
          field: 'validFrom',
          refusal: SCHEDULE_ASSIGNMENT.errors.ASSIGNMENT_EXISTS,
        },
      },
    },
    list: tenantList<AssignmentRow>()({
      list: SCHEDULE_ASSIGNMENT.list,
      from: 'schedule_assignment a',
      alias: 'a',
      columns: `a.id, a.version, a.archived_at as "archivedAt", a.valid_from::text as "validFrom",
      a.employee_id as "employeeId", (select e.first_name || ' ' || e.last_name from employee e
        where e.company_id = a.company_id and e.id = a.employee_id) as "employeeName",
      a.department_id as "departmentId", (select d.name from department d
        where d.company_id = a.company_id and d.id = a.department_id) as "departmentName",
      a.schedule_id as "scheduleId", (select s.name from schedule s
        where s.company_id = a.company_id and s.id = a.schedule_id) as "scheduleName"`,
      sorts: { validFrom: 'a.valid_from' },
      filters: {
        ...{ employee: 'a.employee_id', department: 'a.department_id', schedule: 'a.schedule_id' },
        status: assignmentStatus.filter,
      },
      unless: { status: assignmentStatus.otherwise },
    }),
    title: ({ scheduleName, employeeName, departmentName }) =>
      [scheduleName, employeeName ?? departmentName].filter(Boolean).join(' – '),
    refuse: refuseArchived(SCHEDULE_ASSIGNMENT.errors.ASSIGNMENT_ARCHIVED),
    shows: (row) => ({ status: statusOf(row) }),
    references: {
      employeeId: { table: 'employee', refusal: 'Choose someone who works here now.' },
      departmentId: { table: 'department', refusal: 'Choose a department that is not archived.' },
      scheduleId: { table: 'schedule', refusal: 'Choose a schedule that is not archived.' },
    },
  };
