import type { MergeKind, Ref } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';
import styles from './merge.module.scss';
import { MergeDialog } from './lazy-merge.dialog.js';
import { NotSameButton } from './not-same-button.js';

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
      <NotSameButton
        kind={kind}
        variant="ghost"
        ids={[row.id, match.id]}
        aria-label={t('{name} is not the same', { name })}
      />
      {isOpen && <MergeDialog kind={kind} records={[row, match]} onClose={() => setOpen(false)} />}
    </div>
  );
}
