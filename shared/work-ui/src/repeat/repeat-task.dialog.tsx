import type { Task } from '@atrium/contracts';
import type { RecordDialogProps } from '@atrium/ui';
import RepeatDialog from './repeat.dialog.js';

/** Makes the task of a row repeat. */
export default function RepeatTaskDialog({ row, onClose }: RecordDialogProps<Task>) {
  return <RepeatDialog row={null} task={row} onClose={onClose} />;
}
