import { z } from 'zod';

/** Of every record that can be archived. */
export const RECORD_STATUSES = ['active', 'archived'] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];
export const RECORD_STATUS_LABELS: Record<RecordStatus, string> = { active: 'Active', archived: 'Archived' };

export const recordStatusSchema = z.enum(RECORD_STATUSES);

/** Without a filter by it, lists show what is not archived. */
export const statusColumn = {
  key: 'status',
  title: 'Status',
  type: 'choice',
  filterable: true,
  options: RECORD_STATUSES.map((value) => ({ value, label: RECORD_STATUS_LABELS[value] })),
} as const;
