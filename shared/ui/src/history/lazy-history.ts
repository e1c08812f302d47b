import { lazyPage } from '@atrium/sdk';
import type { HistoryProps } from './history.types.js';
import type { RecordHistoryProps } from './record-history.js';

/** Loaded with the first history. Needs a Suspense around it, as every page has. */
export const History = lazyPage<HistoryProps>(async () => ({
  default: (await import('./history.js')).History,
}));

/** The history of a record from the audit trail, for whoever may read the record. */
export const RecordHistory = lazyPage<RecordHistoryProps>(async () => ({
  default: (await import('./record-history.js')).RecordHistory,
}));
