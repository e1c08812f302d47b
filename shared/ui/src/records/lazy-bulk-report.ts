import { lazyDialog } from '@atrium/sdk';

/** Fetched with the first report: what became of each of several. */
export const BulkReportDialog = lazyDialog(() => import('./bulk-report-dialog.js'));
