import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { birthDateSchema } from './birth-date.js';
import { phoneSchema } from './phone.js';
import {
  daySchema,
  emailSchema,
  idSchema,
  personNameSchema,
  timezoneSchema,
  versionSchema,
} from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { refField } from '../records/record-field.js';
import type { BulkOf, Created, Shown, Updated } from '../records/record.types.js';
import {
  EMPLOYEE_STATUS_LABELS,
  EMPLOYEE_STATUSES,
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
} from './employment.js';
import {
  exitSchema,
  extendProbationSchema,
  giveNoticeSchema,
  rehireSchema,
  suspendSchema,
} from './lifecycle.js';

/** The statuses of those who work here. */
const WORKING_STATUSES = ['active', 'onboarding', 'suspended', 'notice'] as const;

/** A person's employment, with or without an account. */
export const EMPLOYEE = defineRecord({
  kind: 'employee',
  path: 'hr/employees',
  remote: 'hr',
  one: 'Employee',
  many: 'Employees',
  resource: { tab: 'hrOperations', resource: 'addEmployee' },
  fields: {
    firstName: {
      label: 'First name',
      schema: personNameSchema,
      aliases: ['given name', 'forename'],
      example: 'Asha',
    },
    lastName: {
      label: 'Last name',
      schema: personNameSchema,
      aliases: ['surname', 'family name'],
      example: 'Rao',
    },
    workEmail: {
      label: 'Work email',
      schema: emailSchema,
      aliases: ['email', 'mail', 'email address', 'office email'],
      example: 'asha.rao@company.com',
    },
    phone: {
      label: 'Phone',
      schema: phoneSchema.nullable(),
      aliases: ['mobile', 'phone number', 'mobile number', 'contact number'],
      help: 'With its country code, or of the country that you choose.',
      example: '+919812345678',
    },
    designationId: refField({
      label: 'Designation',
      shownAs: 'designation',
      aliases: ['title', 'job title', 'position'],
      example: 'Designer',
    }),
    departmentId: refField({
      label: 'Department',
      shownAs: 'department',
      aliases: ['dept', 'team'],
      example: 'Design',
    }),
    employmentType: {
      label: 'Employment',
      schema: z.enum(EMPLOYMENT_TYPES, 'Choose an employment type.'),
      aliases: ['employment type', 'type', 'contract'],
      example: 'Permanent',
    },
    joiningDate: {
      label: 'Joining date',
      schema: daySchema,
      aliases: ['joining', 'joined', 'joined on', 'date of joining', 'doj', 'start date', 'hire date'],
      example: '2026-04-01',
    },
    attendanceFrom: {
      label: 'Attendance from',
      // Left out or null for somebody who joined in the past: from the day on which they are added.
      schema: daySchema.nullish(),
      aliases: ['attendance since', 'attendance start'],
      help: 'No one is absent before this day. Empty: the day on which they are added, if they joined before.',
      example: '2026-04-01',
    },
    confirmDate: {
      label: 'Probation until',
      // Optional, so that a page of an earlier release can still add employees.
      schema: daySchema.nullish(),
      aliases: ['confirmation date', 'probation end', 'probation ends', 'confirmation due'],
      example: '2026-10-01',
    },
    birthDate: {
      label: 'Date of birth',
      // Optional, so that a page of an earlier release can still add employees.
      schema: birthDateSchema.nullish(),
      aliases: ['dob', 'birth date', 'birthdate', 'birthday', 'born', 'born on'],
      example: '1994-06-30',
    },
    timezone: {
      label: 'Time zone',
      schema: timezoneSchema,
      aliases: ['tz', 'zone'],
    },
    managerId: refField({
      label: 'Manager',
      shownAs: 'manager',
      aliases: ['boss', 'supervisor', 'reports to', 'manager email', 'manager code', 'reporting manager'],
    }),
  },
  columns: [
    { key: 'name', title: 'Name', type: 'text', sortable: true, display: 'always' },
    { key: 'code', title: 'Code', type: 'text', sortable: true },
    { key: 'department', type: 'choice', sortable: true, filterable: true },
    { key: 'designation', type: 'text' },
    { key: 'joiningDate', title: 'Joined', type: 'date', sortable: true, filterable: true },
    { key: 'manager', type: 'person', filterable: true },
    {
      key: 'employmentType',
      type: 'choice',
      filterable: true,
      options: choices(EMPLOYMENT_TYPES, EMPLOYMENT_TYPE_LABELS),
    },
    { key: 'workEmail', type: 'text', display: 'hidden' },
    { key: 'phone', type: 'text', display: 'hidden' },
    { key: 'confirmDate', type: 'date', display: 'hidden' },
    { key: 'lastWorkingDay', title: 'Last working day', type: 'date', display: 'hidden' },
    { key: 'birthDate', type: 'date', display: 'hidden' },
    {
      key: 'status',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(EMPLOYEE_STATUSES, EMPLOYEE_STATUS_LABELS),
    },
    { key: 'account', title: 'Has an account', type: 'yesNo', filterable: true, display: 'never' },
  ],
  shows: {
    code: z.string(),
    status: z.enum(EMPLOYEE_STATUSES),
    lastWorkingDay: z.string().nullable(),
    /** The account of this employee; null until an invitation is accepted. */
    userId: idSchema.nullable(),
    /** File id of their photo. */
    photoFileId: idSchema.nullable(),
    /** Nobody has said the joining date; it is the day on which they accepted an invitation. */
    joiningAssumed: z.boolean(),
  },
  creating: {
    /** Left out or null: the company's next free code is given. */
    code: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{1,20}$/, 'Use up to 20 letters, digits and hyphens.')
      .nullish(),
    /** Sends an invitation to the work e-mail at once. */
    invite: z.boolean(),
  },
  stateIn: 'status',
  steps: {
    invite: 'create',
    archive: 'delete',
    restore: 'delete',
    finishOnboarding: { from: ['onboarding'], needs: 'update', verb: 'finished onboarding' },
    suspend: { from: ['active'], needs: 'update', verb: 'suspended', body: suspendSchema },
    reinstate: { from: ['suspended'], needs: 'update', verb: 'back after a suspension' },
    giveNotice: {
      from: ['active', 'onboarding'],
      needs: 'update',
      verb: 'on notice',
      body: giveNoticeSchema,
    },
    withdrawNotice: { from: ['notice'], needs: 'update', verb: 'stays after all' },
    exit: { from: WORKING_STATUSES, needs: 'delete', verb: 'left', body: exitSchema },
    confirm: { from: WORKING_STATUSES, needs: 'update', verb: 'confirmed after probation' },
    extendProbation: {
      from: WORKING_STATUSES,
      needs: 'update',
      verb: 'longer on probation',
      body: extendProbationSchema,
    },
    rehire: {
      from: ['exited'],
      ofArchived: true,
      needs: 'create',
      verb: 'hired again',
      body: rehireSchema,
    },
  },
  errors: {
    EMPLOYEE_CODE_TAKEN: [409, 'This employee code is taken.'],
    EMPLOYEE_ARCHIVED: [409, 'This employee is archived. Restore them first.'],
    ALREADY_ACTIVE: [409, 'This person already has an active account.'],
    MANAGER_CYCLE: [409, 'This manager reports to the person you are editing.'],
  },
  auditLabels: {
    invited: 'Invited',
    account: 'Account',
    photo: 'Photo',
    reason: 'Reason',
    confirmedOn: 'Confirmed on',
  },
});
export type Employee = Shown<typeof EMPLOYEE>;
export type CreateEmployee = Created<typeof EMPLOYEE>;
export type UpdateEmployee = Updated<typeof EMPLOYEE>;
export type BulkEmployees = BulkOf<typeof EMPLOYEE>;

/** `PUT /api/hr/employees/:id/photo`: sets or removes the photo. */
export const setPhotoSchema = z.strictObject({ version: versionSchema, fileId: idSchema.nullable() });
export type SetPhoto = z.infer<typeof setPhotoSchema>;
