import { lazyDialog } from '@atrium/sdk';

/** The report of a bulk step, loaded with the first one. */
export const BulkReportDialog = lazyDialog(() => import('./bulk-report-dialog.js'));
