import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { refSchema } from '../records/record-field.js';

/** One file of all payslips of a run; it is kept for a week. */
export const PAYSLIP_ARCHIVE_USE = 'finance.payslip-archive';

/** `GET` and `POST /api/finance/runs/:id/archive`: the latest one of the run. */
export const payslipArchiveSchema = z.object({
  /** That makes it; null: none was made. */
  jobId: idSchema.nullable(),
  /** Null until it is done. */
  fileId: idSchema.nullable(),
  doneAt: z.iso.datetime().nullable(),
});
export type PayslipArchive = z.infer<typeof payslipArchiveSchema>;

/** `POST /api/finance/runs/:id/slips/send`. */
export const sentPayslipsSchema = z.object({
  /** Who was told. */
  people: z.int(),
  /** Who has no account in the portal. */
  without: z.array(refSchema),
});
export type SentPayslips = z.infer<typeof sentPayslipsSchema>;
