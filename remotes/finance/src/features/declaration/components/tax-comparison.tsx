import { TAX_REGIME_LABELS, type OwnDeclaration, type RegimeTax } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Badge, Card, classNames, Note } from '@atrium/ui';
import { sayAmount, sayMonth, sayPay } from '../../../shared/pay.format.js';
import css from '../../../shared/amount-table.module.scss';

type Comparison = NonNullable<OwnDeclaration['comparison']>;
type Amount = Exclude<keyof RegimeTax, 'regime'>;

const rows = (): { key: Amount; label: string; less?: boolean }[] => [
  { key: 'salary', label: t('Salary of the year') },
  { key: 'standardDeduction', label: t('Standard deduction'), less: true },
  { key: 'rentExempt', label: t('House rent allowance that is free'), less: true },
  { key: 'professionalTax', label: t('Professional tax'), less: true },
  { key: 'investments', label: t('Investments, provident fund included'), less: true },
  { key: 'healthInsurance', label: t('Health insurance'), less: true },
  { key: 'taxableIncome', label: t('Taxable income') },
  { key: 'slabTax', label: t('Tax by slabs') },
  { key: 'rebate', label: t('Rebate'), less: true },
  { key: 'surcharge', label: t('Surcharge') },
  { key: 'cess', label: t('Cess') },
];

/** The tax of the year in both regimes, side by side, with what counts by now. */
export function TaxComparison({ declaration: { comparison, regime } }: { declaration: OwnDeclaration }) {
  return (
    <Card title={t('Both regimes')}>
      {comparison === null ? (
        <p className="at-muted m-0">{t('The tax is compared here once payroll has entered your salary.')}</p>
      ) : (
        <Compared comparison={comparison} chosen={regime} />
      )}
    </Card>
  );
}

/** Below the name, so that both columns fit on a phone. */
const Yours = () => (
  <div>
    <Badge>{t('Yours')}</Badge>
  </div>
);

function Compared({ comparison, chosen }: { comparison: Comparison; chosen: RegimeTax['regime'] }) {
  const { regimes, month, hasPan, confirmed } = comparison;
  const shown = rows().filter(({ key }) => regimes.some((each) => each[key] !== 0));
  return (
    <>
      <p className="mb-2">{sayBest(regimes, chosen)}</p>
      <div
        className={css['scroll']}
        role="region"
        aria-label={t('Tax of the year in both regimes')}
        tabIndex={0}
      >
        <table className={css['table']}>
          <thead>
            <tr>
              <th scope="col">{t('In rupees')}</th>
              {regimes.map(({ regime }) => (
                <th key={regime} scope="col">
                  {translate(TAX_REGIME_LABELS[regime])} {regime === chosen && <Yours />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, label, less }) => (
              <Row
                key={key}
                label={label}
                amounts={regimes.map((each) => (less ? 0 - each[key] : each[key]))}
              />
            ))}
            <Row total label={t('Tax of the year')} amounts={regimes.map(({ yearTax }) => yearTax)} />
          </tbody>
        </table>
      </div>
      <p className="at-13 at-muted m-0 mt-2">
        {t(
          'Projected with the pay of {month} to the end of the year, by the rules that payslips are made by.',
          {
            month: sayMonth(month),
          },
        )}
        {!confirmed && ` ${t('The rules of the law are to be confirmed by an accountant.')}`}
      </p>
      {!hasPan && <Note tone="warning">{t('Your PAN is missing, so the tax is higher.')}</Note>}
    </>
  );
}

function Row({ label, amounts, total }: { label: string; amounts: readonly number[]; total?: boolean }) {
  return (
    <tr className={classNames(total && css['total'])}>
      <th scope="row">{label}</th>
      {amounts.map((amount, place) => (
        <td key={place}>
          <bdi dir="ltr">{sayAmount(amount)}</bdi>
        </td>
      ))}
    </tr>
  );
}

function sayBest(regimes: readonly RegimeTax[], chosen: RegimeTax['regime']): string {
  const own = regimes.find(({ regime }) => regime === chosen);
  const other = regimes.find(({ regime }) => regime !== chosen);
  if (!own || !other || own.yearTax === other.yearTax) return t('Both regimes come to the same tax.');
  const amount = sayPay(Math.abs(own.yearTax - other.yearTax));
  if (own.yearTax < other.yearTax) return t('Your regime saves you {amount} this year.', { amount });
  return t('The other regime would save you {amount} this year.', { amount });
}
