import { PAY_RUN, type BankFile, type PayRun } from '@atrium/contracts';
import { formatDate, formatNumber, lazyDialog, t, useCan } from '@atrium/sdk';
import { Button, ListRow, RelativeTime } from '@atrium/ui';
import { useState } from 'react';
import { sayPay } from '../../../shared/pay.format.js';
import { SaveFileButton } from '../../../shared/save-file-button.js';
import { TakenBy } from '../../../shared/taken-by.js';
import type { BankFileDialogProps } from './bank-file-dialog.types.js';

const Dialogs = {
  settle: lazyDialog<BankFileDialogProps>(() => import('./settle-file.dialog.js')),
  sendBack: lazyDialog<BankFileDialogProps>(() => import('./send-back.dialog.js')),
};

interface BankFileRowProps {
  run: PayRun;
  file: BankFile;
  onTaken: () => void;
}

/** A bank file as it was made, and what the bank has paid of it. */
export function BankFileRow({ run, file, onTaken }: BankFileRowProps) {
  const [opened, setOpened] = useState<keyof typeof Dialogs | null>(null);
  const mayTake = useCan('finance', 'payroll', 'export');
  const label = t('Bank file {place}', { place: formatNumber(file.place) });
  const Opened = opened && Dialogs[opened];
  const next = nextStep(run, file);
  return (
    <>
      <ListRow
        wrap
        title={label}
        text={<Story file={file} />}
        end={
          <span className="d-flex flex-column gap-1 align-items-end">
            {next !== null && (
              <Button size="xs" variant="ghost" onClick={() => setOpened(next)}>
                {next === 'settle' ? t('Record payment') : t('Record a return')}
              </Button>
            )}
            {mayTake && (
              <SaveFileButton
                label={label}
                url={`${PAY_RUN.path}/${run.id}/bank-files/${file.id}/take`}
                data={{}}
                name={file.name}
                onTaken={onTaken}
              />
            )}
          </span>
        }
      />
      {Opened && <Opened run={run} file={file} onClose={() => setOpened(null)} />}
    </>
  );
}

function nextStep({ allowedTransitions }: PayRun, { paidOn }: BankFile): keyof typeof Dialogs | null {
  if (paidOn === null) return allowedTransitions.includes('settleBankFile') ? 'settle' : null;
  return allowedTransitions.includes('sendBack') ? 'sendBack' : null;
}

function Story({ file: { people, total, paidOn, returned, madeAt, madeBy, taken } }: { file: BankFile }) {
  return (
    <>
      {t('{people, plural, one {# person} other {# people}} · {total}', { people, total: sayPay(total) })}
      <div>
        {t('Made by {name}', { name: madeBy })} · <RelativeTime at={madeAt} />
      </div>
      {paidOn !== null && <div>{t('Paid on {day}', { day: formatDate(paidOn) })}</div>}
      {returned.map(({ employee, reason, by }) => (
        <div key={employee.id} className="text-warning-emphasis">
          {t('{name} was sent back: “{reason}”', { name: employee.name, reason })}
          {by !== '' && <> · {t('Recorded by {name}', { name: by })}</>}
        </div>
      ))}
      <TakenBy taken={taken} />
    </>
  );
}
