import type { RunPayments } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { sayAmount } from '../../../shared/pay.format.js';
import table from '../../../shared/amount-table.module.scss';
import css from './payments.module.scss';

/** What the payslips come to, in the parts of what became of them; it says whether they add up. */
export function PaymentTotals({ totals }: { totals: RunPayments['totals'] }) {
  const { slips, run, journal, bank, cash, withheld, sent, open, owed } = totals;
  const parts: [label: string, amount: number][] = [
    [t('Paid by bank files'), bank],
    [t('Paid in cash'), cash],
    [t('Withheld'), withheld],
    [t('In bank files, not answered'), sent],
    [t('Not paid'), open],
    [t('Owed by people'), owed],
  ];
  const sum = parts.reduce((all, [, amount]) => all + amount, 0);
  const adds = slips === run && slips === journal && slips === sum;
  return (
    <div className={css['totals']}>
      <table className={table['table']}>
        <tbody>
          {parts
            .filter(([, amount]) => amount !== 0)
            .map(([label, amount]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td dir="ltr">{sayAmount(amount)}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('Payslips of the run')}</th>
            <td dir="ltr">{sayAmount(slips)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={adds ? 'at-13 at-muted m-0' : 'at-13 text-danger-emphasis m-0'}>
        {adds
          ? t('The run and the journal come to the same.')
          : t(
              'The run ({run}) and the journal ({journal}) come to another sum. Do not pay before it is cleared up.',
              {
                run: sayAmount(run),
                journal: sayAmount(journal),
              },
            )}
      </p>
    </div>
  );
}
