import { z } from 'zod';
import { lineSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown } from '../records/record.types.js';
import { assignmentOf } from './assignment.js';
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

/** Who follows which list from a day on. */
export const HOLIDAY_LIST_ASSIGNMENT = assignmentOf(HOLIDAY_LIST, {
  as: 'list',
  code: 'LIST_ASSIGNMENT',
  one: 'List assignment',
  many: 'List assignments',
  resource: WORK_SCHEDULE,
  exists: 'Another list is already given from this day.',
  begun: 'It has started and stays. Give another list from a later day.',
});
export type CreateHolidayListAssignment = Created<typeof HOLIDAY_LIST_ASSIGNMENT>;
