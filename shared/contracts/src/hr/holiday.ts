import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { daySchema, lineSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { refField } from '../records/record-field.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown, Updated } from '../records/record.types.js';
import { WORK_SCHEDULE } from './shift.js';

export const HOLIDAY_KINDS = ['public', 'optional'] as const;
export type HolidayKind = (typeof HOLIDAY_KINDS)[number];

export const HOLIDAY_KIND_LABELS: Record<HolidayKind, string> = {
  public: 'Public holiday',
  optional: 'Optional holiday',
};

export const HOLIDAY_YEARS = ['sameDay', 'moves'] as const;
export type HolidayYears = (typeof HOLIDAY_YEARS)[number];

export const HOLIDAY_YEAR_LABELS: Record<HolidayYears, string> = {
  sameDay: 'Same day each year',
  moves: 'Another day each year',
};

/** A date of a list on which its people, or those of them in a department, do not work. On an optional one people work unless they choose leave. */
export const HOLIDAY = defineRecord({
  kind: 'holiday',
  path: 'hr/holidays',
  remote: 'hr',
  one: 'Holiday',
  many: 'Holidays',
  resource: WORK_SCHEDULE,
  fields: {
    date: { label: 'Date', schema: daySchema, aliases: ['day', 'on'], example: '2027-01-26' },
    name: {
      label: 'Name',
      schema: lineSchema(80).min(1, 'Enter a name.'),
      aliases: ['holiday', 'occasion', 'festival'],
      example: 'Republic Day',
    },
    kind: {
      label: 'Kind',
      schema: z.enum(HOLIDAY_KINDS, 'Write “public” or “optional”.'),
      aliases: ['type'],
      example: 'public',
    },
    yearly: {
      label: 'Each year',
      schema: z.enum(HOLIDAY_YEARS, 'Write “sameDay” or “moves”.'),
      aliases: ['repeats'],
      help: 'Empty: the same day. “moves” for a festival on another day each year.',
      example: 'sameDay',
    },
    listId: refField({
      label: 'Holiday list',
      shownAs: 'list',
      aliases: ['list', 'calendar', 'office'],
      help: 'Empty: the list of the company. Otherwise the name of a list.',
    }),
    departmentId: refField({
      label: 'Department',
      shownAs: 'department',
      help: 'Empty: everyone. Otherwise the name of the department.',
    }),
  },
  columns: [
    { key: 'date', type: 'date', sortable: true, filterable: true },
    { key: 'name', type: 'text', display: 'always' },
    {
      key: 'kind',
      type: 'choice',
      filterable: true,
      options: choices(HOLIDAY_KINDS, HOLIDAY_KIND_LABELS),
    },
    {
      key: 'yearly',
      type: 'choice',
      display: 'hidden',
      options: choices(HOLIDAY_YEARS, HOLIDAY_YEAR_LABELS),
    },
    { key: 'list', type: 'choice', filterable: true },
    { key: 'department', type: 'choice', filterable: true },
    statusColumn,
  ],
  shows: { status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    HOLIDAY_ON_DAY: [409, 'Another holiday of this list is already on this day.'],
    HOLIDAY_ARCHIVED: [409, 'This holiday is archived. Restore it first.'],
    HOLIDAY_IN_PAST: [409, 'Choose today or a later day. Days that are over stay as they were.'],
  },
});
export type Holiday = Shown<typeof HOLIDAY>;
export type CreateHoliday = Created<typeof HOLIDAY>;
export type UpdateHoliday = Updated<typeof HOLIDAY>;
