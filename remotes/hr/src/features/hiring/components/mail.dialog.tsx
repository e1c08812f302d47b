import type { Application } from '@atrium/contracts';
import type { RecordDialogProps } from '@atrium/ui';
import { MailForm } from './mail-form.js';

/** Writes to one applicant. */
export default function MailDialog({ row, onClose }: RecordDialogProps<Application>) {
  return <MailForm chosen={{ ids: [row.id], matching: null }} onClose={onClose} />;
}
