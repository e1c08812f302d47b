import {
  KNOWN_LINE_LABELS,
  PAY_REGISTER_FORMATS,
  PAY_REGISTER_LABELS,
  PAY_REGISTERS,
  type PayRegister,
  type PayRegisterKind,
  type PayRegisterQuery,
} from '@atrium/contracts';
import { formatNumber, t, translate, useUser } from '@atrium/sdk';
import {
  Card,
  EmptyState,
  ListRow,
  Loaded,
  Page,
  SelectField,
  SkeletonCards,
  useSearchParams,
  withValues,
} from '@atrium/ui';
import table from '../../shared/amount-table.module.scss';
import { monthFrom, monthIn } from '../../shared/months.rules.js';
import { useGetReadinessQuery } from '../../shared/payroll-setup.api.js';
import { sayAmount, sayMonth, sayRupees } from '../../shared/pay.format.js';
import { SaveFileButton } from '../../shared/save-file-button.js';
import { TakenBy } from '../../shared/taken-by.js';
import { MissingNumbers } from './components/missing-numbers.js';
import { MonthRuns } from './components/month-runs.js';
import { REGISTER_FILE_URL, useGetPayRegisterQuery } from './registers.api.js';
import { useRegisterTabs } from './use-register-tabs.js';
import css from './registers.module.scss';

const MONTHS = 24;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The register and the month that the address names, or the salaries of the last month. */
function usePlace(): [PayRegisterQuery, (place: Partial<PayRegisterQuery>) => void] {
  const now = monthIn(useUser().company.timezone);
  const [params, setParams] = useSearchParams();
  const named = params.get('month') ?? '';
  const place = {
    register: PAY_REGISTERS.find((each) => each === params.get('register')) ?? PAY_REGISTERS[0],
    month: MONTH.test(named) ? named : monthFrom(now, -1),
  };
  const choose = (given: Partial<PayRegisterQuery>) =>
    setParams((before) => withValues(before, { ...place, ...given }));
  return [place, choose];
}

/** What was paid to whom, the files of the month, and what is missing for them. */
export default function PayRegisterPage() {
  const [place, choose] = usePlace();
  const now = monthIn(useUser().company.timezone);
  const months = Array.from({ length: MONTHS }, (_, back) => monthFrom(now, -back));
  return (
    <Page title={t('Registers')} tabs={useRegisterTabs('registers')}>
      <div className={css['choice']}>
        <SelectField
          label={t('Register')}
          name="register"
          value={place.register}
          options={PAY_REGISTERS.map((value) => ({ value, label: translate(PAY_REGISTER_LABELS[value]) }))}
          onChange={({ target }) => choose({ register: target.value as PayRegisterKind })}
        />
        <SelectField
          label={t('Month')}
          name="month"
          value={place.month}
          options={(months.includes(place.month) ? months : [place.month, ...months]).map((value) => ({
            value,
            label: sayMonth(value),
          }))}
          onChange={({ target }) => choose({ month: target.value })}
        />
      </div>
      <RegisterOf place={place} />
    </Page>
  );
}

/** What is missing and the register are shown together: one that came later would push the other down. */
function RegisterOf({ place }: { place: PayRegisterQuery }) {
  const query = useGetPayRegisterQuery(place);
  const readiness = useGetReadinessQuery();
  const skeleton = <SkeletonCards cards={2} rows={5} label={t('Loading the register')} />;
  if (query.isLoading || readiness.isLoading) return skeleton;
  return (
    <>
      <MissingNumbers items={readiness.data?.items ?? []} />
      <Loaded of={query} current title={t('The register could not be loaded')} skeleton={skeleton}>
        {(register) => (
          <>
            <RegisterFiles place={place} register={register} onTaken={() => void query.refetch()} />
            <RegisterTable place={place} register={register} />
          </>
        )}
      </Loaded>
      <MonthRuns month={place.month} />
    </>
  );
}

interface PartProps {
  place: PayRegisterQuery;
  register: PayRegister;
}

function RegisterFiles({
  place,
  register: { people, name, taken },
  onTaken,
}: PartProps & { onTaken: () => void }) {
  if (people === 0) return null;
  return (
    <Card title={t('Files')} fill="rows">
      {PAY_REGISTER_FORMATS.map((format) => {
        const label = `${translate(PAY_REGISTER_LABELS[place.register])}, ${format.toUpperCase()}`;
        return (
          <ListRow
            key={format}
            wrap
            title={label}
            text={<TakenBy taken={taken.filter((each) => each.format === format)} />}
            end={
              <SaveFileButton
                label={label}
                url={REGISTER_FILE_URL}
                data={{ ...place, format }}
                name={`${name}.${format}`}
                onTaken={onTaken}
              />
            }
          />
        );
      })}
    </Card>
  );
}

function RegisterTable({ place, register: { columns, rows, people, totals } }: PartProps) {
  const title = translate(PAY_REGISTER_LABELS[place.register]);
  if (people === 0)
    return (
      <EmptyState
        title={t('Nothing is in this register')}
        text={t('Payslips appear here once their run is locked.')}
      />
    );
  return (
    <Card
      title={title}
      count={people}
      {...(rows.length < people && {
        note: t('The first {count} people; the files have everyone.', { count: formatNumber(rows.length) }),
      })}
    >
      <div className={table['scroll']} role="region" aria-label={title} tabIndex={0}>
        <table className={table['table']}>
          <Headings columns={columns} />
          <tbody>
            {rows.map(({ employee, paidDays, amounts, ...sums }) => (
              <tr key={employee.id}>
                <th scope="row">
                  <bdi>{employee.name}</bdi>
                </th>
                <td>{formatNumber(paidDays)}</td>
                <Amounts amounts={[...amounts, sums.gross, sums.deductions, sums.net]} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('Together')}</th>
              <td />
              <Amounts amounts={[...totals.amounts, totals.gross, totals.deductions, totals.net]} />
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  );
}

const Headings = ({ columns }: Pick<PayRegister, 'columns'>) => (
  <thead>
    <tr>
      <th scope="col">{t('In rupees')}</th>
      <th scope="col">{t('Paid days')}</th>
      {columns.map((column, place) => (
        // A component can be earned and be the company's share.
        <th key={`${column.code} ${String(place)}`} scope="col">
          <bdi>{nameOf(column)}</bdi>
        </th>
      ))}
      <th scope="col">{t('Gross')}</th>
      <th scope="col">{t('Deductions')}</th>
      <th scope="col">{t('Net')}</th>
    </tr>
  </thead>
);

const nameOf = ({ code, title }: PayRegister['columns'][number]): string =>
  title ?? translate(KNOWN_LINE_LABELS[code] ?? code);

const Amounts = ({ amounts }: { amounts: readonly number[] }) =>
  amounts.map((amount, place) => (
    // An amount is known by its column alone.
    <td key={place} dir="ltr">
      {amount === 0 ? sayRupees(amount) : sayAmount(amount)}
    </td>
  ));
