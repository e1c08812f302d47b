import { type PayAdjustment, type PayRun } from '@atrium/contracts';
import { lazyDialog, t, useCan, useStep } from '@atrium/sdk';
import { Button, IconButton, ListRow, ShortList } from '@atrium/ui';
import { useState } from 'react';
import { sayPay } from '../../../shared/pay.format.js';
import { nameOfRef } from '../../../shared/ref.format.js';
import { adjustmentApi } from '../../../shared/setup.api.js';
import type { RunDialogProps } from '../run-dialog.types.js';

const LineDialog = lazyDialog<RunDialogProps>(() => import('./run-line.dialog.js'));

/** The named lines of a run that is not a month's. */
export function RunLines({ run }: { run: PayRun }) {
  const mayAdd = useCan('finance', 'payroll', 'create');
  const [adds, setAdds] = useState(false);
  const isOpen = run.state === 'draft' || run.state === 'computed';
  return (
    <>
      <ShortList
        api={adjustmentApi}
        query={{ run: run.id, status: 'active' }}
        title={t('Lines of this run')}
        failed={t('The lines could not be loaded')}
        actions={
          mayAdd &&
          isOpen && (
            <Button size="sm" variant="ghost" icon="plus" onClick={() => setAdds(true)}>
              {t('Add line')}
            </Button>
          )
        }
        empty={{ title: t('No lines yet'), text: sayEmpty(run) }}
      >
        {(lines) => lines.map((line) => <Line key={line.id} line={line} />)}
      </ShortList>
      {adds && <LineDialog run={run} onClose={() => setAdds(false)} />}
    </>
  );
}

const sayEmpty = ({ kind }: PayRun): string =>
  kind === 'fullAndFinal'
    ? t(
        'Add what was not given back, or what is still owed. Salary, leave, notice and gratuity come by themselves.',
      )
    : kind === 'correction'
      ? t('Add what the payslip should have had besides.')
      : t('Add who is paid what. Only these lines and their tax are on the payslips.');

function Line({ line }: { line: PayAdjustment }) {
  const calls = adjustmentApi.useCalls();
  const { take, busy } = useStep();
  const { id, version, title, kind, amount, employee, taxable, maker } = line;
  const sign = kind === 'earning' ? '' : '−';
  const remove = () =>
    void take({ done: t('Line removed'), work: () => calls.take({ id, version, step: 'archive' }) });
  return (
    <ListRow
      title={title}
      text={[nameOfRef(employee), kind === 'earning' && !taxable ? t('free of tax') : null, maker]
        .filter(Boolean)
        .join(' · ')}
      end={
        <span className="d-flex align-items-center gap-2">
          <bdi dir="ltr" className="at-num">
            {sign}
            {sayPay(amount)}
          </bdi>
          {line.allowedTransitions.includes('archive') && (
            <IconButton
              icon="trash"
              label={t('Remove {title}', { title })}
              disabled={busy}
              onClick={remove}
            />
          )}
        </span>
      }
    />
  );
}
