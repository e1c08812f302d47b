import type { LeaveRequest } from '@atrium/contracts';
import { lazyDialog, t, useStep } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';
import { useEndLeaveMutation, type LeaveEnding } from '../leave.api.js';

const EndLeaveDialog = lazyDialog(() => import('./end-leave.dialog.js'));

/** The dialog in which HR ends somebody's leave. It stands outside of the rows, which open when they are pressed. */
export function useEndDialog(onDone?: () => void) {
  const [opened, setOpened] = useState<(Ending & { row: LeaveRequest }) | null>(null);
  return {
    openEnd: (row: LeaveRequest, ending: Ending) => setOpened({ ...ending, row }),
    endDialog: opened && <EndLeaveDialog {...opened} onDone={onDone} onClose={() => setOpened(null)} />,
  };
}

interface LeaveStepsProps {
  row: LeaveRequest;
  /** Opens the dialog of `useEndDialog`. */
  onEnd: (row: LeaveRequest, ending: Ending) => void;
  onDone?: () => void;
}

/** What the reader may do with a request now. */
export function LeaveSteps({ row, onEnd, onDone }: LeaveStepsProps) {
  const [end] = useEndLeaveMutation();
  const { take } = useStep();
  const ask = ({ how, label, title, text, done }: Ending) =>
    take({
      of: row.id,
      done,
      ask: { title, confirmText: label, cancelText: t('Keep it'), ...(text && { text }) },
      work: () => end({ id: row.id, how, version: row.version }).unwrap(),
    }).then((ended) => {
      if (ended) onDone?.();
    });
  return endingsOf(row).map((ending) => (
    <Button
      key={ending.how}
      size={onDone ? 'base' : 'xs'}
      variant={onDone ? 'secondary' : 'ghost'}
      onClick={() => (ending.byHr ? onEnd(row, ending) : void ask(ending))}
    >
      {ending.label}
    </Button>
  ));
}

interface Ending {
  how: LeaveEnding;
  label: string;
  title: string;
  text?: string;
  done: string;
  /** Somebody else's leave: the reason is asked for. */
  byHr?: true;
}

function endingsOf({ allowedTransitions, running }: LeaveRequest): Ending[] {
  const [label, early] = [t('Cancel leave'), t('End early')];
  const text = t('It ends with today. The days after today go back to the balance.');
  const endings: Record<string, Ending> = {
    withdraw: {
      how: 'withdraw',
      label: t('Withdraw'),
      title: t('Withdraw this request?'),
      done: t('Request withdrawn'),
    },
    requestCancel: running
      ? {
          how: 'request-cancel',
          label: early,
          title: t('Ask to end this leave early?'),
          text: t('Once it is approved, the leave ends that day. Later days go back to the balance.'),
          done: t('Request sent'),
        }
      : { how: 'request-cancel', label, title: t('Ask to cancel this leave?'), done: t('Request sent') },
    cutShort: {
      how: 'cut-short',
      label: early,
      title: t('End this leave early?'),
      text,
      byHr: true,
      done: t('Leave ended early'),
    },
    cancel: {
      how: 'cancel',
      label,
      title: t('Cancel this leave?'),
      byHr: true,
      done: t('Leave cancelled'),
    },
  };
  return allowedTransitions.flatMap((name) => endings[name] ?? []);
}
