import type { PayRun } from '@atrium/contracts';
import { t, useStep, type ConfirmOptions } from '@atrium/sdk';
import { sayMonth } from '../../shared/pay.format.js';
import { runApi } from '../../shared/run.api.js';

type PlainStep = 'compute' | 'approve' | 'withdraw' | 'lock' | 'reopen' | 'discard';

/** Steps of a run that need no more than a press, or an answer to a question. */
export function useRunSteps(run: PayRun) {
  const calls = runApi.useCalls();
  const { take, busy } = useStep();
  const { id, version } = run;
  const month = sayMonth(run.month);
  const asks: Partial<Record<PlainStep, ConfirmOptions>> = {
    approve: {
      title: t('Approve the run of {month}?', { month }),
      text: t('It can then be locked and paid.'),
      confirmText: t('Approve'),
    },
    lock: {
      title: t('Lock the run of {month}?', { month }),
      text: t(
        'Its payslips, attendance and leave of the month no longer change, and people see their payslips.',
      ),
      confirmText: t('Lock'),
    },
    reopen: {
      title: t('Reopen the run of {month}?', { month }),
      text: t('It must be submitted and approved again.'),
      confirmText: t('Reopen'),
    },
    discard: {
      title: t('Discard the run of {month}?', { month }),
      text: t('Its payslips are dropped. You can start another run for the month.'),
      confirmText: t('Discard'),
      tone: 'danger',
    },
  };
  const done: Partial<Record<PlainStep, string>> = {
    approve: t('Run approved'),
    withdraw: t('Run withdrawn'),
    lock: t('Run locked'),
    reopen: t('Run reopened'),
    discard: t('Run discarded'),
  };
  const press = (step: PlainStep) => () =>
    void take({ ask: asks[step], done: done[step], work: () => calls.take({ id, step, version }) });
  return { press, busy };
}
