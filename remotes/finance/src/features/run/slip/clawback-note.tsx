import type { PaySlipDetail } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { Button, Note } from '@atrium/ui';
import { useState } from 'react';
import { sayPay } from '../../../shared/pay.format.js';

const SpreadDialog = lazyDialog<{ slip: PaySlipDetail; onClose: () => void }>(
  () => import('./spread-clawback.dialog.js'),
);

/** What it takes back for earlier months; while the run is computed, it can be spread over several. */
export function ClawbackNote({ slip }: { slip: PaySlipDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { clawback, kind, runState, allowedTransitions } = slip;
  if (clawback === null) return null;
  const isMonthly = kind === 'regular' || kind === 'corrected';
  const mayChange = allowedTransitions.length > 0 && runState === 'computed' && isMonthly;
  return (
    <Note
      tone="info"
      action={
        mayChange && (
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('Spread over months')}
          </Button>
        )
      }
    >
      {clawback.later === 0
        ? t('{amount} is recovered for earlier months.', { amount: sayPay(clawback.amount) })
        : t('{amount} is recovered for earlier months, {later} of it with later payslips.', {
            amount: sayPay(clawback.amount),
            later: sayPay(clawback.later),
          })}
      {isOpen && <SpreadDialog slip={slip} onClose={() => setOpen(false)} />}
    </Note>
  );
}
