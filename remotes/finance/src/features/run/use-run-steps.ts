import type { PayRun } from '@atrium/contracts';
import { t, useStep, type ConfirmOptions } from '@atrium/sdk';
import { nameOfRun } from '../../shared/run-name.format.js';
import { runApi } from '../../shared/run.api.js';

type PlainStep = 'compute' | 'approve' | 'withdraw' | 'lock' | 'reopen' | 'discard';

/** Steps of a run that need no more than a press, or an answer to a question. */
export function useRunSteps(run: PayRun) {
  const calls = runApi.useCalls();
  const { take, busy } = useStep();
  const { id, version } = run;
  const name = nameOfRun(run);
  const asks: Partial<Record<PlainStep, ConfirmOptions>> = {
    approve: {
      title: t('Approve “{name}”?', { name }),
      text: t('It can then be locked and paid.'),
      confirmText: t('Approve'),
    },
    lock: {
      title: t('Lock “{name}”?', { name }),
      text:
        run.kind === 'regular'
          ? t(
              'Its payslips, attendance and leave of the month no longer change, and people see their payslips.',
            )
          : t('Its payslips no longer change, and people see them.'),
      confirmText: t('Lock'),
    },
    reopen: {
      title: t('Reopen “{name}”?', { name }),
      text: t('It must be submitted and approved again.'),
      confirmText: t('Reopen'),
    },
    discard: {
      title: t('Discard “{name}”?', { name }),
      text: t('Its payslips are dropped. You can start another run.'),
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
