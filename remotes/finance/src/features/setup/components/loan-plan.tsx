import { planOfLoan, type CreatePayLoan, type PayLoan, type PlannedInstalment } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, Loaded, Note, ShownOf, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { LoanEntries } from '../../../shared/loan-entries.js';
import { useGetLoanLedgerQuery } from '../../../shared/loan.api.js';
import { sayMonth, sayRupees } from '../../../shared/pay.format.js';
import css from './live-slip.module.scss';

interface LoanPlanProps {
  values: Partial<CreatePayLoan>;
  row: PayLoan | null;
  error: string | undefined;
  onPause: (months: string[]) => void;
}

/** The months that pay the loan back, each of which can be paused, and what has happened to it. */
export function LoanPlan({ values, row, error, onPause }: LoanPlanProps) {
  const { pausedMonths = [] } = values;
  const plan = planFor(values, row);
  return (
    <aside className={css['live']} aria-label={t('How it is paid back')}>
      <h3 className="at-13 fw-semibold m-0">{t('How it is paid back')}</h3>
      {error !== undefined && <Note tone="danger">{error}</Note>}
      {plan.length === 0 ? (
        <p className="at-13 at-muted m-0">
          {row?.balance === 0
            ? t('Nothing is left of it.')
            : t('It appears once the form has an amount and an instalment.')}
        </p>
      ) : (
        <Months
          plan={plan}
          onToggle={({ month, isPaused }) =>
            onPause(
              isPaused ? pausedMonths.filter((each) => each !== month) : [...pausedMonths, month].toSorted(),
            )
          }
        />
      )}
      {row && <Ledger id={row.id} />}
    </aside>
  );
}

function planFor(
  { amount, instalment, fromMonth, pausedMonths = [] }: Partial<CreatePayLoan>,
  row: PayLoan | null,
): PlannedInstalment[] {
  if (!isAmount(amount) || !isAmount(instalment) || !fromMonth) return [];
  const balance = row ? row.balance + amount - row.amount : amount;
  const from = row?.started ? row.nextMonth : fromMonth;
  return planOfLoan({ balance, instalment, movedOn: row?.movedOn ?? 0, from, pausedMonths });
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && value > 0;

const SHOWN = 12;

interface MonthsProps {
  plan: readonly PlannedInstalment[];
  onToggle: (month: PlannedInstalment) => void;
}

function Months({ plan, onToggle }: MonthsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? plan : plan.slice(0, SHOWN);
  return (
    <>
      <table className={css['sums']}>
        <PlanHead />
        <tbody>
          {shown.map((each) => (
            <tr key={each.month}>
              <th scope="row">{sayMonth(each.month)}</th>
              <td>{each.isPaused ? t('Paused') : <bdi dir="ltr">{sayRupees(each.amount)}</bdi>}</td>
              <td>
                <bdi dir="ltr">{sayRupees(each.left)}</bdi>
              </td>
              <td>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={
                    each.isPaused
                      ? t('Resume {month}', { month: sayMonth(each.month) })
                      : t('Pause {month}', { month: sayMonth(each.month) })
                  }
                  onClick={() => onToggle(each)}
                >
                  {each.isPaused ? t('Resume') : t('Pause')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ShownOf shown={shown.length} total={plan.length} onAll={() => setShowsAll(true)} />
      <p className="at-12 at-muted m-0">
        {t('What half of the wages does not leave room for comes with the next month.')}
      </p>
    </>
  );
}

function Ledger({ id }: { id: string }) {
  const query = useGetLoanLedgerQuery(id);
  return (
    <Loaded
      of={query}
      title={t('What happened to the loan could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={2} label={t('Loading the loan')} />}
    >
      {({ items }) => (
        <section aria-label={t('What happened so far')}>
          <h3 className="at-13 fw-semibold m-0">{t('What happened so far')}</h3>
          <LoanEntries entries={items} />
        </section>
      )}
    </Loaded>
  );
}

function PlanHead() {
  return (
    <thead>
      <tr>
        <th scope="col">{t('Month')}</th>
        <th scope="col" className="text-end">
          {t('Deducted')}
        </th>
        <th scope="col" className="text-end">
          {t('Left')}
        </th>
        <th scope="col">
          <span className="visually-hidden">{t('Actions')}</span>
        </th>
      </tr>
    </thead>
  );
}
