import type { PayRun, PayRunCheck } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { Button, Icon, Menu, type MenuItem } from '@atrium/ui';
import { useState } from 'react';
import type { RunDialogProps } from './run-dialog.types.js';
import { useRunSteps } from './use-run-steps.js';

const Dialogs = {
  submit: lazyDialog<RunDialogProps>(() => import('./submit-run.dialog.js')),
  return: lazyDialog<RunDialogProps>(() => import('./return-run.dialog.js')),
  pay: lazyDialog<RunDialogProps>(() => import('./pay-run.dialog.js')),
};

type Step = PayRun['allowedTransitions'][number];

interface RunActionsProps {
  run: PayRun;
  check: PayRunCheck | undefined;
}

/** The one next step as the primary button, and the others. */
export function RunActions({ run, check }: RunActionsProps) {
  const [opened, setOpened] = useState<keyof typeof Dialogs | null>(null);
  const { press, busy } = useRunSteps(run);
  const may = (step: Step) => run.allowedTransitions.includes(step);
  const next = nextStep(run, (check?.changed.length ?? 0) > 0);
  const Opened = opened && Dialogs[opened];
  const onStep = (step: NextStep) => (isAsked(step) ? setOpened(step) : press(step)());
  return (
    <>
      <More run={run} press={press} />
      {may('return') && (
        <Button size="sm" onClick={() => setOpened('return')}>
          {t('Return')}
        </Button>
      )}
      {may('compute') && run.state !== 'computing' && next !== 'compute' && (
        <Button size="sm" icon="refresh" busy={busy} onClick={press('compute')}>
          {t('Compute again')}
        </Button>
      )}
      {next && (
        <Button size="sm" variant="primary" busy={busy} onClick={() => onStep(next)}>
          {sayNext(next, run)}
        </Button>
      )}
      {Opened && <Opened run={run} onClose={() => setOpened(null)} />}
    </>
  );
}

function More({ run, press }: { run: PayRun; press: ReturnType<typeof useRunSteps>['press'] }) {
  const may = (step: Step) => run.allowedTransitions.includes(step);
  const items: MenuItem[] = [
    ...(may('withdraw')
      ? [{ label: t('Withdraw'), icon: 'pencil' as const, onSelect: press('withdraw') }]
      : []),
    ...(may('reopen') ? [{ label: t('Reopen'), icon: 'pencil' as const, onSelect: press('reopen') }] : []),
    ...(may('discard')
      ? [{ label: t('Discard'), icon: 'trash' as const, danger: true, onSelect: press('discard') }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Menu className="btn btn-ghost btn-icon btn-sm" label={t('More steps')} items={items}>
      <Icon name="dots" />
    </Menu>
  );
}

const STEPS = ['compute', 'submit', 'approve', 'lock', 'pay'] as const;
type NextStep = (typeof STEPS)[number];

const isAsked = (step: NextStep): step is 'submit' | 'pay' => step in Dialogs;

const sayNext = (step: NextStep, { revision }: PayRun): string =>
  ({
    compute: () => (revision > 0 ? t('Compute again') : t('Compute')),
    submit: () => t('Submit for approval'),
    approve: () => t('Approve run'),
    lock: () => t('Lock run'),
    pay: () => t('Mark as paid'),
  })[step]();

/** What is to be done now by whoever may; what has changed is computed again before anything else. */
function nextStep({ allowedTransitions, state }: PayRun, isStale: boolean): NextStep | undefined {
  const may = (step: NextStep) => allowedTransitions.includes(step);
  if (may('compute') && (state === 'draft' || isStale)) return 'compute';
  return STEPS.find((step) => step !== 'compute' && may(step));
}
