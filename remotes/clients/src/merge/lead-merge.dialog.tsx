import type { Lead } from '@atrium/contracts';
import type { RecordDialogProps } from '@atrium/ui';
import MergeDialog from './merge.dialog.js';

/** Merges a lead with others. */
export default function LeadMergeDialog({ row, onClose }: RecordDialogProps<Lead>) {
  return <MergeDialog kind="lead" records={[row]} onClose={onClose} />;
}
