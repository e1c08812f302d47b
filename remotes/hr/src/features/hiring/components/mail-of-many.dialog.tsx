import type { BulkDialogProps } from '@atrium/ui';
import { MailForm } from './mail-form.js';

/** Writes to the chosen applicants. */
export default function MailOfMany({ chosen, onClose }: BulkDialogProps) {
  return <MailForm chosen={chosen} onClose={onClose} />;
}
