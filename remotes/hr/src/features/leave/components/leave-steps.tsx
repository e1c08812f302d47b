import type { LeaveRequest } from '@atrium/contracts';
import { lazyDialog, t, useStep } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';
import { useEndLeaveMutation, type LeaveEnding } from '../leave.api.js';

const EndLeaveDialog = lazyDialog(() => import('./end-leave.dialog.js'));

/** What the reader may do with a request now. */
export function LeaveSteps({ row, onDone }: { row: LeaveRequest; onDone?: () => void }) {
  const [end] = useEndLeaveMutation();
  const [opened, setOpened] = useState<Ending | null>(null);
  const { take } = useStep();
  const ask = ({ how, label, title, text, done }: Ending) =>
    take({
      ...{
        of: row.id,
        done,
        ask: { title, confirmText: label, cancelText: t('Keep it'), ...(text && { text }) },
      },
      work: () => end({ id: row.id, how, version: row.version }).unwrap(),
    }).then((ended) => {
      if (ended) onDone?.();
    });
  return (
    <>
      {endingsOf(row).map((ending) => (
        <Button
          key={ending.how}
          size={onDone ? 'base' : 'xs'}
          variant={onDone ? 'secondary' : 'ghost'}
          onClick={() => (ending.byHr ? setOpened(ending) : void ask(ending))}
        >
          {ending.label}
        </Button>
      ))}
      {opened && <EndLeaveDialog {...opened} row={row} onDone={onDone} onClose={() => setOpened(null)} />}
    </>
  );
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
      ...{ how: 'withdraw', label: t('Withdraw'), title: t('Withdraw this request?') },
      done: t('Request withdrawn'),
    },
    requestCancel: running
      ? {
          ...{ how: 'request-cancel', label: early, title: t('Ask to end this leave early?') },
          ...{ text: t('Once it is approved, the leave ends that day. Later days go back to the balance.') },
          done: t('Request sent'),
        }
      : { how: 'request-cancel', label, title: t('Ask to cancel this leave?'), done: t('Request sent') },
    cutShort: {
      ...{ how: 'cut-short', label: early, title: t('End this leave early?'), text, byHr: true },
      done: t('Leave ended early'),
    },
    cancel: {
      ...{ how: 'cancel', label, title: t('Cancel this leave?'), byHr: true },
      done: t('Leave cancelled'),
    },
  };
  return allowedTransitions.flatMap((name) => endings[name] ?? []);
}
