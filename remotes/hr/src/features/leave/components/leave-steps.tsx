import type { LeaveRequest } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useEndLeaveMutation, type LeaveEnding } from '../leave.api.js';

/** What the reader may do with a request now. */
export function LeaveSteps({ row, onDone }: { row: LeaveRequest; onDone?: () => void }) {
  const [end] = useEndLeaveMutation();
  const { take } = useStep();
  return endingsOf(row).map(({ how, label, title, text, done }) => (
    <Button
      key={how}
      size={onDone ? 'base' : 'xs'}
      variant={onDone ? 'secondary' : 'ghost'}
      onClick={() =>
        void take({
          ...{
            of: row.id,
            done,
            ask: { title, confirmText: label, cancelText: t('Keep it'), ...(text && { text }) },
          },
          work: () => end({ id: row.id, how, version: row.version }).unwrap(),
        }).then((ended) => {
          if (ended) onDone?.();
        })
      }
    >
      {label}
    </Button>
  ));
}

interface Ending {
  how: LeaveEnding;
  label: string;
  title: string;
  text?: string;
  done: string;
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
      ...{ how: 'cut-short', label: early, title: t('End this leave early?'), text },
      done: t('Leave ended early'),
    },
    cancel: { how: 'cancel', label, title: t('Cancel this leave?'), done: t('Leave cancelled') },
  };
  return allowedTransitions.flatMap((name) => endings[name] ?? []);
}
