import { PAY_RUN_KIND_LABELS, type TaxQuarterStatement } from '@atrium/contracts';
import { formatList, formatNumber, t, translate, useCompanyPath } from '@atrium/sdk';
import { Card, Note } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { sayAmount, sayMonth, sayPay } from '../../../shared/pay.format.js';
import table from '../../../shared/amount-table.module.scss';
import css from '../registers.module.scss';

/** What was paid and deducted a month, and what does not agree with the challans. */
export function DeductedCard({ statement }: { statement: TaxQuarterStatement }) {
  const { months, deducted, deposited } = statement;
  return (
    <Card title={t('Deducted and deposited')}>
      <Disagreements statement={statement} />
      <div className={table['scroll']} role="region" aria-label={t('Tax by month')} tabIndex={0}>
        <table className={table['table']}>
          <thead>
            <tr>
              <th scope="col">{t('In rupees')}</th>
              <th scope="col">{t('People')}</th>
              <th scope="col">{t('Gross paid')}</th>
              <th scope="col">{t('Tax deducted')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, people, gross, tax }) => (
              <tr key={month}>
                <th scope="row">{sayMonth(month)}</th>
                <td>{formatNumber(people)}</td>
                <td dir="ltr">{sayAmount(gross)}</td>
                <td dir="ltr">{sayAmount(tax)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {t('Tax deducted in the quarter')}
              </th>
              <td dir="ltr">{sayAmount(deducted)}</td>
            </tr>
            <tr>
              <th scope="row" colSpan={3}>
                {t('{count, plural, one {Tax in # challan} other {Tax in # challans}}', {
                  count: deposited.count,
                })}
              </th>
              <td dir="ltr">{sayAmount(deposited.tax)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  );
}

function Disagreements({ statement }: { statement: TaxQuarterStatement }) {
  const { deducted, deposited, early, withoutPan } = statement;
  const difference = deducted - deposited.tax;
  return (
    <div className={css['notes']}>
      {difference > 0 && (
        <Note tone="warning">
          {t('{amount} of the deducted tax is in no challan.', { amount: sayPay(difference) })}
        </Note>
      )}
      {difference < 0 && (
        <Note tone="warning">
          {t('The challans come to {amount} more than what was deducted.', { amount: sayPay(-difference) })}
        </Note>
      )}
      {early.length > 0 && (
        <Note tone="warning">
          {t('Deposited before the quarter started, so they belong to another one: {serials}', {
            serials: formatList(early),
          })}
        </Note>
      )}
      <OpenRuns statement={statement} />
      {withoutPan.length > 0 && (
        <Note tone="warning">
          {t('Without a PAN: {names}', { names: formatList(withoutPan.map(({ name }) => name)) })}
        </Note>
      )}
    </div>
  );
}

function OpenRuns({ statement: { openRuns } }: { statement: TaxQuarterStatement }) {
  const path = useCompanyPath();
  return openRuns.map(({ id, kind, month, group }) => (
    <Note key={id} tone="warning">
      {t('{run} is not locked, so it is not counted.', {
        run: `${translate(PAY_RUN_KIND_LABELS[kind])} · ${sayMonth(month)} · ${group}`,
      })}{' '}
      <Link to={path(`payroll/table?open=${id}`)}>{t('Open the run')}</Link>
    </Note>
  ));
}
