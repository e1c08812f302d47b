import { z } from 'zod';
import { daySchema, lineSchema } from '../lists/fields.js';
import { timeOfDaySchema } from '../lists/time-of-day.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown, Updated } from '../records/record.types.js';

const minutes = (most: number) =>
  z
    .number('Enter a number of minutes.')
    .int('Enter whole minutes.')
    .min(0, 'Enter a number of minutes.')
    .max(most, `Enter at most ${String(most)} minutes.`);
const choice = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, 'Choose one of these.');

/** The first date of a plan; null: it holds since ever. */
export const validFromField = { label: 'From', schema: daySchema.nullable() };

export const WORK_SCHEDULE = { tab: 'hrOperations', resource: 'workSchedule' } as const;

/**
 * Hours that people are planned for, on the wall clock of their own time zone. A change of hours holds from `validFrom`
 * on; the days before it keep the hours that they had.
 */
export const SHIFT = defineRecord({
  kind: 'shift',
  path: 'hr/shifts',
  remote: 'hr',
  one: 'Shift',
  many: 'Shifts',
  resource: WORK_SCHEDULE,
  fields: {
    name: { label: 'Name', schema: lineSchema(60).min(1, 'Enter a name.') },
    start: { label: 'Starts', schema: timeOfDaySchema },
    /** Not after `start`: it ends on the next date. */
    end: { label: 'Ends', schema: timeOfDaySchema },
    /** Where its two halves meet; null: in the middle. */
    halfAt: { label: 'Second half starts', schema: timeOfDaySchema.nullable() },
    breakMin: { label: 'Break in minutes', schema: minutes(240) },
    breakMode: { label: 'Break', schema: choice(['punched', 'auto']) },
    breakAfterMin: { label: 'Break after minutes of work', schema: minutes(720) },
    windowBefore: { label: 'Clock in before the start, minutes', schema: minutes(360) },
    windowAfter: { label: 'Clock out after the end, minutes', schema: minutes(480) },
    /** Null: when the time for clocking out is over. */
    autoCloseAfter: { label: 'Closed automatically after the end, minutes', schema: minutes(720).nullable() },
    graceIn: { label: 'Grace at the start, minutes', schema: minutes(120) },
    graceOut: { label: 'Grace at the end, minutes', schema: minutes(120) },
    halfDayMin: { label: 'Half a day from minutes', schema: minutes(1440) },
    fullDayMin: { label: 'A full day from minutes', schema: minutes(1440) },
    overtimeFrom: { label: 'Overtime counts', schema: choice(['end', 'both', 'off']) },
    otAfterMin: { label: 'Overtime of more than minutes', schema: minutes(240) },
    countMode: { label: 'Hours count', schema: choice(['sessions', 'firstLast']) },
    validFrom: validFromField,
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'start', type: 'text', sortable: true },
    { key: 'end', type: 'text' },
    { key: 'breakMin', type: 'number' },
    { key: 'graceIn', type: 'number' },
    { key: 'validFrom', type: 'date' },
    statusColumn,
  ],
  shows: { status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    SHIFT_NAME_TAKEN: [409, 'Another shift has this name.'],
    SHIFT_ARCHIVED: [409, 'This shift is archived. Restore it first.'],
    SHIFT_WITHOUT_HOURS: [400, 'A shift cannot end when it starts.'],
    SHIFT_HALF_OUTSIDE: [400, 'The second half must start during the shift.'],
    SHIFT_THRESHOLDS: [400, 'Half a day needs no more minutes than a full day.'],
    SHIFT_TOO_SHORT: [400, 'The shift is shorter than this.'],
    SHIFT_CLOSES_EARLY: [400, 'It cannot close before people can no longer clock out.'],
    SHIFT_IN_USE: [409, 'A schedule or the roster uses this shift.'],
    PLAN_BEGINS_IN_PAST: [409, 'Choose today or a later day. What was planned before stays as it was.'],
  },
});
export type Shift = Shown<typeof SHIFT>;
export type CreateShift = Created<typeof SHIFT>;
export type UpdateShift = Updated<typeof SHIFT>;
