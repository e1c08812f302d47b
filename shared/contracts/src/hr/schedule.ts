import { z } from 'zod';
import { idSchema, lineSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown, Updated } from '../records/record.types.js';
import { assignmentOf } from './assignment.js';
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

/** Who follows which schedule from a day on. */
export const SCHEDULE_ASSIGNMENT = assignmentOf(SCHEDULE, {
  as: 'schedule',
  code: 'ASSIGNMENT',
  one: 'Assignment',
  many: 'Assignments',
  resource: WORK_SCHEDULE,
  exists: 'Another schedule is already given from this day.',
  begun: 'It has started and stays. Give another schedule from a later day.',
});
export type ScheduleAssignment = Shown<typeof SCHEDULE_ASSIGNMENT>;
