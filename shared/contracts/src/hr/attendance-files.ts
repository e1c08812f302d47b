import { z } from 'zod';
import { monthSchema } from './attendance-month.js';
import type { ListColumn, ListDescription } from '../lists/list-description.js';

const UPDATE = { tab: 'hrOperations', resource: 'attendence', action: 'update' } as const;
const EXPORT = { tab: 'hrOperations', resource: 'attendence', action: 'export' } as const;

/** What devices have recorded, as a file that is imported. */
export const PUNCH_FILE = {
  many: 'Punches',
  list: { key: 'hr.punches', columns: [], access: UPDATE, sharing: UPDATE },
} satisfies { many: string; list: ListDescription };

const day = (number: number): ListColumn => ({
  key: `d${String(number)}`,
  title: String(number),
  type: 'text',
});

/** A month of everybody, a letter for each day: for the records of an employer, and for payroll. */
export const MUSTER_ROLL = {
  key: 'hr.muster-roll',
  columns: [
    { key: 'code', title: 'Employee code', type: 'text' },
    { key: 'name', title: 'Name', type: 'text' },
    { key: 'department', title: 'Department', type: 'text' },
    ...Array.from({ length: 31 }, (_, index) => day(index + 1)),
    { key: 'present', title: 'Present', type: 'number' },
    { key: 'leave', title: 'Leave', type: 'number' },
    { key: 'absent', title: 'Absent', type: 'number' },
    { key: 'lates', title: 'Late', type: 'number' },
    { key: 'workedMinutes', title: 'Minutes worked', type: 'number' },
    { key: 'overtimeMinutes', title: 'Minutes of overtime', type: 'number' },
    { key: 'overtimeApproved', title: 'Minutes of overtime approved', type: 'number' },
  ],
  access: EXPORT,
  sharing: EXPORT,
} satisfies ListDescription;

export const musterRollQuerySchema = z.object({
  month: monthSchema,
  limit: z.number().default(1_000),
  cursor: z.string().optional(),
});
export type MusterRollQuery = z.infer<typeof musterRollQuerySchema>;
