import type { MergeKind, Ref } from '@atrium/contracts';
import { lazyDialog } from '@atrium/sdk';
import type { RecordDialogProps } from '@atrium/ui';
import type { MergeDialogProps } from './merge.dialog.js';

export const MergeDialog = lazyDialog<MergeDialogProps>(() => import('./merge.dialog.js'));

/** The dialog that merges a row of a list with others. */
export const mergeDialogOf = (kind: MergeKind) =>
  function MergeRowDialog({ row, onClose }: RecordDialogProps<Ref>) {
    return <MergeDialog kind={kind} records={[row]} onClose={onClose} />;
  };
