import type { MergeKind, Ref } from '@atrium/contracts';
import { lazyDialog, t, useStep } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';
import styles from './merge.module.scss';
import type { MergeDialogProps } from './merge.dialog.js';
import { useJoinDuplicatesMutation, usePartDuplicatesMutation } from './merge.api.js';

const MergeDialog = lazyDialog<MergeDialogProps>(() => import('./merge.dialog.js'));

export interface MatchActionsProps {
  kind: MergeKind;
  /** The record that is looked at. */
  row: Ref;
  /** The one that may be the same. */
  match: Ref;
}

/** What a manager does about a match: compares and merges, or says that it is none. */
export default function MatchActions({ kind, row, match }: MatchActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [part] = usePartDuplicatesMutation();
  const [join] = useJoinDuplicatesMutation();
  const { take, busy } = useStep();
  const pair = { kind, ids: [row.id, match.id] };
  const { name } = match;
  return (
    <div className={styles['actions']}>
      <Button
        size="sm"
        onClick={() => setOpen(true)}
        aria-label={t('Compare and merge with {name}', { name })}
      >
        {t('Compare and merge')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        busy={busy}
        aria-label={t('{name} is not the same', { name })}
        onClick={() =>
          void take({
            work: () => part(pair).unwrap(),
            done: t('They are no longer shown as duplicates'),
            undo: () => join(pair).unwrap(),
          })
        }
      >
        {t('Not the same')}
      </Button>
      {isOpen && <MergeDialog kind={kind} records={[row, match]} onClose={() => setOpen(false)} />}
    </div>
  );
}
