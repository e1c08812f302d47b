import { BANK_GAP_LABELS, BANK_GAPS, type PayRun, type RunPayments } from '@atrium/contracts';
import { confirm, formatDate, lazyDialog, t, translate, useStep } from '@atrium/sdk';
import { Button, Card, ListRow, Loaded, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { sayPay } from '../../../shared/pay.format.js';
import { runApi } from '../../../shared/run.api.js';
import { GapNames } from '../gap-names.js';
import type { RunDialogProps } from '../run-dialog.types.js';
import { BankFileRow } from './bank-file-row.js';
import { ChangedAccounts } from './changed-accounts.js';
import { useGetRunPaymentsQuery } from './payments.api.js';
import { PaymentTotals } from './payment-totals.js';

const CashDialog = lazyDialog<RunDialogProps>(() => import('./pay-cash.dialog.js'));
const SendBackDialog = lazyDialog<RunDialogProps & { file: null }>(() => import('./send-back.dialog.js'));

/** How a locked run is paid: what was, by which files, and what is left. */
export default function PaymentsCard({ run }: { run: PayRun }) {
  const query = useGetRunPaymentsQuery(run.id);
  return (
    <Loaded
      of={query}
      title={t('The payments could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={5} label={t('Loading the payments')} />}
    >
      {(payments) => (
        <>
          <ChangedAccounts run={run} changed={payments.changed} />
          <Card title={t('Payment')} fill="rows" actions={<CashButtons run={run} payments={payments} />}>
            <PaymentTotals totals={payments.totals} />
            {payments.files.map((file) => (
              <BankFileRow key={file.id} run={run} file={file} onTaken={() => void query.refetch()} />
            ))}
            <NextFile run={run} next={payments.next} earlier={payments.earlier} />
          </Card>
        </>
      )}
    </Loaded>
  );
}

function CashButtons({ run, payments: { totals } }: { run: PayRun; payments: RunPayments }) {
  const [opened, setOpened] = useState<'pay' | 'unpay' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      {run.allowedTransitions.includes('sendBack') && totals.cash > 0 && (
        <Button size="xs" variant="ghost" onClick={() => setOpened('unpay')}>
          {t('Record as not paid')}
        </Button>
      )}
      {run.allowedTransitions.includes('payCash') && totals.open > 0 && (
        <Button size="xs" variant="ghost" onClick={() => setOpened('pay')}>
          {t('Pay in cash')}
        </Button>
      )}
      {opened === 'pay' && <CashDialog run={run} onClose={close} />}
      {opened === 'unpay' && <SendBackDialog run={run} file={null} onClose={close} />}
    </>
  );
}

/** Whoever has taken a file before files were kept says that the bank has not paid it. */
async function isSure([last]: RunPayments['earlier']): Promise<boolean> {
  if (!last) return true;
  return confirm({
    title: t('Has the bank paid the file of {name}?', { name: last.by }),
    text: t(
      '{name} took a bank file of this run on {day}, before bank files were kept. If the bank has paid it, mark the run as paid instead: another file pays everyone once more.',
      { name: last.by, day: formatDate(last.at) },
    ),
    confirmText: t('It was not paid: make a bank file'),
  });
}

interface NextFileProps extends Pick<RunPayments, 'next' | 'earlier'> {
  run: PayRun;
}

/** Who would be in the next bank file, and who is not. */
function NextFile({ run, next: { people, total, missing }, earlier }: NextFileProps) {
  const calls = runApi.useCalls();
  const { take, busy } = useStep();
  const { id, version, allowedTransitions } = run;
  if (people === 0 && missing.length === 0) return null;
  const make = async () => {
    if (!(await isSure(earlier))) return;
    await take({
      done: t('Bank file made'),
      work: () =>
        calls.take({ id, version, step: 'makeBankFile', ...(earlier.length > 0 && { isUnpaid: true }) }),
    });
  };
  return (
    <ListRow
      wrap
      title={t('Next bank file')}
      text={
        <>
          {people > 0 &&
            t('{people, plural, one {# person} other {# people}} · {total}', {
              people,
              total: sayPay(total),
            })}
          {BANK_GAPS.map((gap) => (
            <GapNames
              key={gap}
              label={translate(BANK_GAP_LABELS[gap])}
              people={missing.filter(({ reason }) => reason === gap)}
            />
          ))}
        </>
      }
      end={
        people > 0 &&
        allowedTransitions.includes('makeBankFile') && (
          <Button size="xs" busy={busy} onClick={() => void make()}>
            {t('Make bank file')}
          </Button>
        )
      }
    />
  );
}
