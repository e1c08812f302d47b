import { EMPLOYEE, type Employee } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  reference,
  type RowOf,
  tenantList,
} from '@atrium/records';
import { ATTENDANCE_READ } from '../people-scope.policy.js';
import { EMPLOYEE_FILTERS } from './employee-filters.rules.js';
import { EmployeeEntity } from './employee.entity.js';
import { refusePhase, statusOf } from './employment-phase.rules.js';

const UNREAD = [
  'noticeOn',
  'successorId',
  'confirmAskedFor',
  'exitRefusedFor',
  'previousId',
  'accountStopped',
] as const;

/** A row of the list of employees, with the names of the records that it refers to. */
export interface EmployeeRow extends RowOf<typeof EmployeeEntity, typeof UNREAD> {
  designationName: string | null;
  departmentName: string | null;
  managerName: string | null;
  /** They work here again. */
  cameBack: boolean;
}

export type EmployeeSteps = RecordSteps<EmployeeRow, EmployeeEntity, Employee>;

/** How text is found in employees `e`, for every list that joins them. */
export const EMPLOYEE_TEXT = { kind: EMPLOYEE.kind, content: 'e.search_text', id: 'e.id' };

/** Each sort has an index that begins with (company_id, archived) and one that begins with company_id. */
const LIST = tenantList<EmployeeRow>()({
  list: EMPLOYEE.list,
  table: EmployeeEntity,
  alias: 'e',
  columns: `${EmployeeEntity.select('e', { without: UNREAD })}, e.designation as "designationName",
    e.department as "departmentName", e.phase = 'exited' and exists (select from employee n
      where n.company_id = e.company_id and n.previous_id = e.id) as "cameBack",
    case when e.manager_id is not null then (select m.first_name || ' ' || m.last_name from employee m
      where m.company_id = e.company_id and m.id = e.manager_id) end as "managerName"`,
  sorts: {
    name: 'e.sort_name',
    code: 'e.code',
    joiningDate: 'e.joining_date',
    department: 'e.sort_department',
  },
  filters: EMPLOYEE_FILTERS,
  unless: { status: { sql: 'e.archived = ?', values: [false] } },
  text: { kind: EMPLOYEE.kind, content: 'e.search_text' },
});

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

export const EMPLOYEES: RecordRules<EmployeeRow, EmployeeEntity, Employee> = {
  record: EMPLOYEE,
  table: {
    record: EMPLOYEE,
    entity: EmployeeEntity,
    unique: {
      employee_work_email_key: {
        field: 'workEmail',
        refusal: { code: 'EMAIL_TAKEN', status: 409, message: 'Another employee already uses this email.' },
      },
    },
    searched: true,
    decidesLed: true,
    invalidates: [
      { tags: ['NextStep'], audience: { check: EMPLOYEE.check('read') } },
      { tags: ['AttendanceBoard'], audience: { check: ATTENDANCE_READ } },
    ],
  },
  list: LIST,
  seenBy: 'all',
  title: fullName,
  refuse: (step, row) =>
    step === 'invite' && row.userId && !row.archivedAt
      ? EMPLOYEE.errors.ALREADY_ACTIVE
      : refusePhase(step, row),
  stateOf: statusOf,
  shows: (row): OwnAnswer<Employee> => ({
    firstName: row.firstName,
    lastName: row.lastName,
    workEmail: row.workEmail,
    phone: row.phone,
    designation: reference(row.designationId, row.designationName),
    department: reference(row.departmentId, row.departmentName),
    employmentType: row.employmentType,
    joiningDate: row.joiningDate,
    attendanceFrom: row.attendanceFrom,
    confirmDate: row.confirmDate,
    birthDate: row.birthDate,
    timezone: row.timezone,
    manager: reference(row.managerId, row.managerName),
    code: row.code,
    status: statusOf(row),
    lastWorkingDay: row.lastWorkingDay,
    userId: row.userId,
    photoFileId: row.photoFileId,
    joiningAssumed: row.joiningAssumed,
  }),
  audited: ({ code, invitedUserId, userId, photoFileId, joiningAssumed: _, ...row }) => ({
    code,
    status: row.phase,
    lastWorkingDay: row.lastWorkingDay,
    reason: row.phaseReason,
    confirmedOn: row.confirmedOn,
    invited: invitedUserId !== null,
    account: userId !== null,
    photo: photoFileId !== null,
  }),
  document: (row) => ({
    id: row.id,
    title: fullName(row),
    detail: [row.code, row.designationName, row.departmentName].filter(Boolean).join(' · '),
    lookup: row.workEmail,
    keywords: `${row.workEmail} ${row.code}`,
  }),
  invalidates: ({ userId }) =>
    userId ? [{ tags: ['AttendanceDay', 'NextStep'], audience: { users: [userId] } }] : [],
  history: ['setPhoto', 'changePersonal', 'changeStatutory', 'showStatutory', 'askChange'],
  cells: { name: fullName },
  kept: ['workEmail'],
  references: {
    managerId: { table: 'employee', refusal: 'Choose someone who works here now.' },
    departmentId: { table: 'department', refusal: 'Choose a department that is not archived.' },
    designationId: { table: 'designation', refusal: 'Choose a designation that is not archived.' },
  },
};
