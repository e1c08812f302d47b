import type { LeaveRequest } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useEndLeaveMutation, type LeaveEnding } from '../leave.api.js';

/** What the reader may do with a request now. */
export function LeaveSteps({ row }: { row: LeaveRequest }) {
  const [end] = useEndLeaveMutation();
  const { take } = useStep();
  const ending = endingOf(row);
  if (!ending) return null;
  const { how, label, title, done } = ending;
  const work = () => end({ id: row.id, how, version: row.version }).unwrap();
  return (
    <Button
      size="xs"
      variant="ghost"
      onClick={() => void take({ of: row.id, ask: { title, confirmText: label }, work, done })}
    >
      {label}
    </Button>
  );
}

interface Ending {
  how: LeaveEnding;
  label: string;
  title: string;
  done: string;
}

function endingOf({ allowedTransitions }: LeaveRequest): Ending | null {
  const label = t('Cancel leave');
  if (allowedTransitions.includes('withdraw'))
    return {
      how: 'withdraw',
      label: t('Withdraw'),
      title: t('Withdraw this request?'),
      done: t('Request withdrawn'),
    };
  if (allowedTransitions.includes('requestCancel'))
    return { how: 'request-cancel', label, title: t('Ask to cancel this leave?'), done: t('Request sent') };
  if (allowedTransitions.includes('cancel'))
    return { how: 'cancel', label, title: t('Cancel this leave?'), done: t('Leave cancelled') };
  return null;
}
