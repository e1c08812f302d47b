import { z } from 'zod';
import { daySchema, idSchema, lineSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { refField } from '../records/record-field.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Queried, Shown, Updated } from '../records/record.types.js';
import { validFromField, WORK_SCHEDULE } from './shift.js';

const weekdaySchema = z.number().int().min(1).max(7);

/** An ISO weekday (Monday is 1) that is off each week, or only the named ones of its occurrences in a month. */
export const weeklyOffSchema = z.union([
  weekdaySchema,
  z.strictObject({
    day: weekdaySchema,
    weeks: z.array(z.number().int().min(1).max(5)).min(1, 'Choose at least one week.').max(5),
  }),
]);
export type WeeklyOffRule = z.infer<typeof weeklyOffSchema>;

/** The week of some people: days off, and the shift of each weekday. A change holds from `validFrom` on. */
export const SCHEDULE = defineRecord({
  kind: 'schedule',
  path: 'hr/schedules',
  remote: 'hr',
  one: 'Schedule',
  many: 'Schedules',
  resource: WORK_SCHEDULE,
  fields: {
    name: { label: 'Name', schema: lineSchema(60).min(1, 'Enter a name.') },
    weeklyOffs: { label: 'Days off', schema: z.array(weeklyOffSchema).max(14) },
    /** From Monday to Sunday; null: a day without a shift. */
    shiftIds: {
      label: 'Shifts',
      schema: z.array(idSchema.nullable()).length(7, 'Give each weekday its shift.'),
    },
    validFrom: validFromField,
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'people', title: 'People', type: 'number' },
    { key: 'validFrom', type: 'date' },
    statusColumn,
  ],
  /** People who follow it today. */
  shows: { people: z.number().int(), status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    SCHEDULE_NAME_TAKEN: [409, 'Another schedule has this name.'],
    SCHEDULE_ARCHIVED: [409, 'This schedule is archived. Restore it first.'],
    SCHEDULE_WITHOUT_WORK: [400, 'At least one day of the week must be worked.'],
    SCHEDULE_IN_USE: [409, 'People follow this schedule. Give them another one first.'],
    SHIFT_OVERLAP: [409, 'This shift starts before the one of the day before ends.'],
  },
});
export type Schedule = Shown<typeof SCHEDULE>;
export type CreateSchedule = Created<typeof SCHEDULE>;
export type UpdateSchedule = Updated<typeof SCHEDULE>;

/**
 * Who follows which schedule from a date on: a person, the people of a department, or everybody (both null). A person's
 * own goes before that of the department, and the department's before everybody's.
 */
export const SCHEDULE_ASSIGNMENT = defineRecord({
  kind: 'scheduleAssignment',
  path: 'hr/schedule-assignments',
  remote: 'hr',
  one: 'Assignment',
  many: 'Assignments',
  resource: WORK_SCHEDULE,
  fields: {
    employeeId: refField({ label: 'Person', shownAs: 'employee' }),
    departmentId: refField({ label: 'Department', shownAs: 'department' }),
    scheduleId: { label: 'Schedule', schema: idSchema, shownAs: 'schedule' },
    validFrom: { label: 'From', schema: daySchema },
  },
  columns: [
    { key: 'schedule', type: 'choice', filterable: true, display: 'always' },
    { key: 'employee', type: 'person', filterable: true },
    { key: 'department', type: 'choice', filterable: true },
    { key: 'validFrom', type: 'date', sortable: true },
    statusColumn,
  ],
  shows: { status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    ASSIGNMENT_FOR_BOTH: [400, 'Choose a person or a department, not both.'],
    ASSIGNMENT_EXISTS: [409, 'Another schedule is already given from this day.'],
    ASSIGNMENT_ARCHIVED: [409, 'This assignment is archived. Restore it first.'],
    ASSIGNMENT_BEGUN: [409, 'It has started and stays. Give another schedule from a later day.'],
  },
});
export type ScheduleAssignment = Shown<typeof SCHEDULE_ASSIGNMENT>;
export type CreateScheduleAssignment = Created<typeof SCHEDULE_ASSIGNMENT>;
export type UpdateScheduleAssignment = Updated<typeof SCHEDULE_ASSIGNMENT>;
export type ScheduleAssignmentQuery = Queried<typeof SCHEDULE_ASSIGNMENT>;
