import type { Client } from '@atrium/contracts';
import type { RecordDialogProps } from '@atrium/ui';
import MergeDialog from './merge.dialog.js';

/** Merges a client with others. */
export default function ClientMergeDialog({ row, onClose }: RecordDialogProps<Client>) {
  return <MergeDialog kind="client" records={[row]} onClose={onClose} />;
}
