import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { lineSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { refField } from '../records/record-field.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown, Updated } from '../records/record.types.js';
import { WORK_SCHEDULE } from './shift.js';

export const OUTSIDE_RULES = ['refuse', 'flag'] as const;
export type OutsideRule = (typeof OUTSIDE_RULES)[number];

export const OUTSIDE_RULE_LABELS: Record<OutsideRule, string> = {
  refuse: 'Clocking is refused',
  flag: 'The day is looked at',
};

const networkSchema = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]);

/** The addresses and networks of a text like `203.0.113.0/24, 2001:db8::/32`. */
export const networksOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

const areNetworks = (text: string): boolean =>
  networksOf(text).every((each) => networkSchema.safeParse(each).success);

const degrees = (most: number) =>
  z
    .number('Enter degrees, like 12.9716.')
    .min(-most, 'Enter degrees.')
    .max(most, 'Enter degrees.')
    .nullable();

/** Where people clock in and out: a circle around a position, networks, or both. It holds from when it is added. */
export const WORKPLACE = defineRecord({
  kind: 'workplace',
  path: 'hr/workplaces',
  remote: 'hr',
  one: 'Place',
  many: 'Places',
  resource: WORK_SCHEDULE,
  fields: {
    name: { label: 'Name', schema: lineSchema(60).min(1, 'Enter a name.') },
    latitude: { label: 'Latitude', schema: degrees(90) },
    longitude: { label: 'Longitude', schema: degrees(180) },
    radiusM: {
      label: 'Radius in metres',
      schema: z
        .number('Enter metres.')
        .int('Enter whole metres.')
        .min(25, 'Enter at least 25 metres.')
        .max(50_000, 'Enter at most 50,000 metres.'),
    },
    networks: {
      label: 'Networks',
      schema: z
        .string()
        .trim()
        .max(500, 'Use at most 500 characters.')
        .refine(areNetworks, 'Enter addresses or networks, like 203.0.113.0/24.'),
    },
    outside: { label: 'Outside', schema: z.enum(OUTSIDE_RULES, 'Choose one of these.') },
    departmentId: refField({ label: 'Department', shownAs: 'department', aliases: ['team'] }),
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'radiusM', type: 'number' },
    { key: 'networks', type: 'text' },
    {
      key: 'outside',
      type: 'choice',
      options: choices(OUTSIDE_RULES, OUTSIDE_RULE_LABELS),
    },
    { key: 'department', type: 'choice' },
    statusColumn,
  ],
  shows: { status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    WORKPLACE_NAME_TAKEN: [409, 'Another place has this name.'],
    WORKPLACE_ARCHIVED: [409, 'This place is archived. Restore it first.'],
    WORKPLACE_NOWHERE: [400, 'Give a position, a network, or both.'],
    WORKPLACE_HALF_POSITION: [400, 'A position needs latitude and longitude.'],
  },
});
export type Workplace = Shown<typeof WORKPLACE>;
export type CreateWorkplace = Created<typeof WORKPLACE>;
export type UpdateWorkplace = Updated<typeof WORKPLACE>;
