import {
  SCHEDULE,
  SCHEDULE_ASSIGNMENT,
  type CreateSchedule,
  type CreateScheduleAssignment,
  type Schedule,
  type ScheduleAssignment,
} from '@atrium/contracts';
import { type RecordRow, type RecordRules, statusFilter, tenantList } from '@atrium/records';
import { heldPlan, SCHEDULES_GIVEN } from '../person-calendar/held-plan.rules.js';
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

/** The people of every schedule are counted in one pass. */
const PEOPLE = `(select e.company_id, ${heldPlan(SCHEDULES_GIVEN, '(now() at time zone e.timezone)::date')} as schedule_id,
    count(*)::int as people
  from employee e where not e.archived group by 1, 2)`;

export const SCHEDULES: RecordRules<ScheduleRow, ScheduleEntity, Schedule> = {
  record: SCHEDULE,
  table: {
    record: SCHEDULE,
    entity: ScheduleEntity,
    unique: { schedule_name_key: { field: 'name', refusal: SCHEDULE.errors.SCHEDULE_NAME_TAKEN } },
  },
  list: tenantList<ScheduleRow>()({
    list: SCHEDULE.list,
    from: `schedule s left join ${PEOPLE} held on held.company_id = s.company_id and held.schedule_id = s.id`,
    alias: 's',
    columns: `s.id, s.version, s.archived_at as "archivedAt", s.name, s.weekly_offs as "weeklyOffs",
      s.shift_ids as "shiftIds", s.valid_from::text as "validFrom", coalesce(held.people, 0) as people`,
    sorts: { name: 's.sort_name' },
    filters: { status: scheduleStatus.filter },
    unless: { status: scheduleStatus.otherwise },
    text: { kind: SCHEDULE.kind, content: 'lower(s.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
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
    seenBy: 'all',
    title: ({ scheduleName, employeeName, departmentName }) =>
      [scheduleName, employeeName ?? departmentName].filter(Boolean).join(' – '),
    shows: (row) => ({ status: statusOf(row) }),
    references: {
      employeeId: { table: 'employee', refusal: 'Choose someone who works here now.' },
      departmentId: { table: 'department', refusal: 'Choose a department that is not archived.' },
      scheduleId: { table: 'schedule', refusal: 'Choose a schedule that is not archived.' },
    },
  };
