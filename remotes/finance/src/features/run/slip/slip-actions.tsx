import { PAY_SLIP, type PaySlipDetail } from '@atrium/contracts';
import { formatNumber, lazyDialog, t, useCan, useStep } from '@atrium/sdk';
import { Button, IconButton } from '@atrium/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { owes } from '../../../shared/slip-groups.rules.js';
import { nameOfRef } from '../../../shared/ref.format.js';
import { slipApi } from '../../../shared/run.api.js';
import { OwedPdfButton, PayslipPdfButton, TaxFormPdfButton } from '../../../shared/pdf-button.js';
import { usePayrollPaths } from '../../../shared/use-payroll-paths.js';

const HoldDialog = lazyDialog<{ slip: PaySlipDetail; onClose: () => void }>(
  () => import('./hold-slip.dialog.js'),
);
const CorrectDialog = lazyDialog<{ slip: PaySlipDetail; onClose: () => void }>(
  () => import('./correct-slip.dialog.js'),
);
const PayDialog = lazyDialog<{ slip: PaySlipDetail; onClose: () => void }>(
  () => import('./pay-slip.dialog.js'),
);

/** What of a locked payslip is saved as PDF. */
function Papers({ slip: { id, kind, net, month, employee } }: { slip: PaySlipDetail }) {
  return (
    <>
      {owes({ kind, net }) && <OwedPdfButton url={`${PAY_SLIP.path}/${id}`} month={month} />}
      <TaxFormPdfButton url={`finance/tax-forms/${employee.id}/pdf`} month={month} />
      <PayslipPdfButton url={`${PAY_SLIP.path}/${id}/pdf`} month={month} />
    </>
  );
}

/** The person before and after, and what can be done with this payslip. */
export function SlipActions({ slip, run }: { slip: PaySlipDetail; run: string }) {
  const [opened, setOpened] = useState<'hold' | 'pay' | 'correct' | null>(null);
  const calls = slipApi.useCalls();
  const { take, busy } = useStep();
  const mayCorrect = useCan('finance', 'payroll', 'create');
  const { id, version, employee, allowedTransitions, place, of } = slip;
  const may = (step: PaySlipDetail['allowedTransitions'][number]) => allowedTransitions.includes(step);
  const release = () =>
    void take({
      done: t('{name} released', { name: nameOfRef(employee) }),
      work: () => calls.take({ id, version, step: 'release' }),
    });
  return (
    <>
      <span className="at-13 at-muted at-num">
        {t('{place} of {all}', { place: formatNumber(place), all: formatNumber(of) })}
      </span>
      <Neighbours slip={slip} run={run} />
      {isLocked(slip) && <Papers slip={slip} />}
      {mayCorrect && isCorrectable(slip) && (
        <Button size="sm" onClick={() => setOpened('correct')}>
          {t('Reverse and correct')}
        </Button>
      )}
      {may('hold') && (
        <Button size="sm" onClick={() => setOpened('hold')}>
          {t('Hold')}
        </Button>
      )}
      {may('release') && (
        <Button size="sm" busy={busy} onClick={release}>
          {t('Release::payslip')}
        </Button>
      )}
      {may('pay') && (
        <Button size="sm" onClick={() => setOpened('pay')}>
          {t('Mark as paid')}
        </Button>
      )}
      {opened === 'correct' && <CorrectDialog slip={slip} onClose={() => setOpened(null)} />}
      {opened === 'hold' && <HoldDialog slip={slip} onClose={() => setOpened(null)} />}
      {opened === 'pay' && <PayDialog slip={slip} onClose={() => setOpened(null)} />}
    </>
  );
}

const isCorrectable = ({ kind, state, reversed, correctionId }: PaySlipDetail) =>
  (kind === 'regular' || kind === 'corrected') &&
  (state === 'locked' || state === 'paid') &&
  !reversed &&
  correctionId === null;

/** Also one that is held: nothing of it changes any more. */
const isLocked = ({ runState }: PaySlipDetail) =>
  runState === 'locked' || runState === 'partlyPaid' || runState === 'paid';

function Neighbours({ slip: { before, after }, run }: { slip: PaySlipDetail; run: string }) {
  const { slip: at } = usePayrollPaths();
  const navigate = useNavigate();
  const go = (id: string | null) => () => {
    if (id !== null) void navigate(at(run, id), { replace: true });
  };
  return (
    <>
      <IconButton
        icon="arrow-up"
        variant="secondary"
        label={t('Previous person')}
        disabled={before === null}
        onClick={go(before)}
      />
      <IconButton
        icon="arrow-down"
        variant="secondary"
        label={t('Next person')}
        disabled={after === null}
        onClick={go(after)}
      />
    </>
  );
}
