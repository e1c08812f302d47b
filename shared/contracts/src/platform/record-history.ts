import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { auditEntrySchema } from './audit.js';

/** A record of any kind: `employee` and its id. */
export const subjectPlaceSchema = z.object({ kind: z.string().min(1).max(60), id: idSchema });
export type SubjectPlace = z.infer<typeof subjectPlaceSchema>;

/** A change of a record, for everybody who may read the record. */
export const historyEntrySchema = auditEntrySchema.pick({
  id: true,
  at: true,
  actor: true,
  action: true,
  before: true,
  after: true,
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export const historyQuerySchema = z.object({ cursor: z.string().max(500).optional() });
export type HistoryQuery = z.infer<typeof historyQuerySchema>;

/** The newest first. */
export const recordHistorySchema = z.object({
  items: z.array(historyEntrySchema),
  nextCursor: z.string().nullable(),
});
export type RecordHistory = z.infer<typeof recordHistorySchema>;
