import { z } from 'zod';
import { daySchema, idSchema, lineSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { refField } from '../records/record-field.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Queried, Shown, Updated } from '../records/record.types.js';
import { WORK_SCHEDULE } from './shift.js';

/** The holidays of some people, such as those of an office. The first list of a company is of whoever has no other. */
export const HOLIDAY_LIST = defineRecord({
  kind: 'holidayList',
  path: 'hr/holiday-lists',
  remote: 'hr',
  one: 'Holiday list',
  many: 'Holiday lists',
  resource: WORK_SCHEDULE,
  fields: {
    name: { label: 'Name', schema: lineSchema(60).min(1, 'Enter a name.') },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'people', title: 'People', type: 'number' },
    { key: 'coming', title: 'Coming holidays', type: 'number' },
    statusColumn,
  ],
  shows: {
    /** People who follow it today. */
    people: z.number().int(),
    /** Its holidays from today on. */
    coming: z.number().int(),
    /** Who is given no other list follows it. */
    standard: z.boolean(),
    status: recordStatusSchema,
  },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    HOLIDAY_LIST_NAME_TAKEN: [409, 'Another holiday list has this name.'],
    HOLIDAY_LIST_ARCHIVED: [409, 'This holiday list is archived. Restore it first.'],
    HOLIDAY_LIST_STANDARD: [409, 'People without another list follow this one. It cannot be archived.'],
    HOLIDAY_LIST_IN_USE: [409, 'People follow this list, or will. Give them another one first.'],
  },
});
export type HolidayList = Shown<typeof HOLIDAY_LIST>;
export type CreateHolidayList = Created<typeof HOLIDAY_LIST>;

/**
 * Who follows which list from a date on: a person, the people of a department, or everybody (both null). A person's own
 * goes before that of the department, and the department's before everybody's.
 */
export const HOLIDAY_LIST_ASSIGNMENT = defineRecord({
  kind: 'holidayListAssignment',
  path: 'hr/holiday-list-assignments',
  remote: 'hr',
  one: 'List assignment',
  many: 'List assignments',
  resource: WORK_SCHEDULE,
  fields: {
    employeeId: refField({ label: 'Person', shownAs: 'employee' }),
    departmentId: refField({ label: 'Department', shownAs: 'department' }),
    listId: { label: 'Holiday list', schema: idSchema, shownAs: 'list' },
    validFrom: { label: 'From', schema: daySchema },
  },
  columns: [
    { key: 'list', type: 'choice', filterable: true, display: 'always' },
    { key: 'employee', type: 'person', filterable: true },
    { key: 'department', type: 'choice', filterable: true },
    { key: 'validFrom', type: 'date', sortable: true },
    statusColumn,
  ],
  shows: { status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    LIST_ASSIGNMENT_EXISTS: [409, 'Another list is already given from this day.'],
    LIST_ASSIGNMENT_ARCHIVED: [409, 'This assignment is archived. Restore it first.'],
    LIST_ASSIGNMENT_BEGUN: [409, 'It has started and stays. Give another list from a later day.'],
  },
});
export type HolidayListAssignment = Shown<typeof HOLIDAY_LIST_ASSIGNMENT>;
export type CreateHolidayListAssignment = Created<typeof HOLIDAY_LIST_ASSIGNMENT>;
export type UpdateHolidayListAssignment = Updated<typeof HOLIDAY_LIST_ASSIGNMENT>;
export type HolidayListAssignmentQuery = Queried<typeof HOLIDAY_LIST_ASSIGNMENT>;
