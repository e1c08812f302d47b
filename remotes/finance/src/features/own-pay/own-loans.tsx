import { planOfLoan, type OwnLoans as OwnLoanList } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Card, ListRow, Loaded, SkeletonCards, StatusBadge } from '@atrium/ui';
import { LoanEntries } from '../../shared/loan-entries.js';
import { useListOwnLoansQuery } from '../../shared/loan.api.js';
import { sayMonth, sayPay } from '../../shared/pay.format.js';

type OwnLoan = OwnLoanList['items'][number];

/** One's own loans: what is left, when the next instalment is deducted, and what has happened. */
export function OwnLoans() {
  const query = useListOwnLoansQuery();
  return (
    <Loaded
      of={query}
      title={t('Your loans could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={2} label={t('Loading your loans')} />}
    >
      {({ items }) => items.map((loan) => <Loan key={loan.id} loan={loan} />)}
    </Loaded>
  );
}

function Loan({ loan }: { loan: OwnLoan }) {
  const { title, amount, balance, entries } = loan;
  return (
    <Card title={title} note={t('Loan of {amount}', { amount: sayPay(amount) })} fill="rows">
      <ListRow
        wrap
        title={t('{amount} left', { amount: sayPay(balance) })}
        text={sayNext(loan)}
        end={<Standing loan={loan} />}
      />
      <LoanEntries entries={entries} />
    </Card>
  );
}

function Standing({ loan: { status, balance } }: { loan: OwnLoan }) {
  if (status === 'archived') return <StatusBadge>{t('Closed')}</StatusBadge>;
  return balance === 0 && <StatusBadge tone="success">{t('Paid back')}</StatusBadge>;
}

/** The next instalment and the last one. */
function sayNext({ balance, instalment, movedOn, nextMonth, pausedMonths }: OwnLoan): string | undefined {
  const plan = planOfLoan({ balance, instalment, movedOn, from: nextMonth, pausedMonths });
  const next = plan.find(({ isPaused }) => !isPaused);
  const last = plan.at(-1);
  if (!next || !last) return undefined;
  return t('{amount} is deducted with the payslip for {month}; the last instalment is in {last}.', {
    amount: sayPay(next.amount),
    month: sayMonth(next.month),
    last: sayMonth(last.month),
  });
}
