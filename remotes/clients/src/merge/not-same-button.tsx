import type { MergeKind } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { Button, type ButtonProps } from '@atrium/ui';
import { useJoinDuplicatesMutation, usePartDuplicatesMutation } from './merge.api.js';

interface NotSameButtonProps extends Pick<ButtonProps, 'variant' | 'aria-label'> {
  kind: MergeKind;
  ids: string[];
}

/** Says that some are not one, which can be taken back. */
export function NotSameButton({ kind, ids, ...look }: NotSameButtonProps) {
  const [part] = usePartDuplicatesMutation();
  const [join] = useJoinDuplicatesMutation();
  const { take, busy } = useStep();
  const pair = { kind, ids };
  return (
    <Button
      {...look}
      size="sm"
      busy={busy}
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
  );
}
