import { z } from 'zod';
import { choices } from '../lists/list-description.js';

/** The statuses of a record that can be archived. */
export const RECORD_STATUSES = ['active', 'archived'] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];
export const RECORD_STATUS_LABELS: Record<RecordStatus, string> = { active: 'Active', archived: 'Archived' };

export const recordStatusSchema = z.enum(RECORD_STATUSES);

/** Without a filter by status, lists show records that are not archived. */
export const statusColumn = {
  key: 'status',
  title: 'Status',
  type: 'choice',
  filterable: true,
  options: choices(RECORD_STATUSES, RECORD_STATUS_LABELS),
} as const;
