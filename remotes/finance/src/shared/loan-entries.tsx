import { LOAN_ENTRY_LABELS, type LoanEntry } from '@atrium/contracts';
import { formatDate, t, translate } from '@atrium/sdk';
import { ListRow } from '@atrium/ui';
import { sayDifference, sayMonth, sayPay } from './pay.format.js';

/** What has happened to the balance of a loan. */
export const LoanEntries = ({ entries }: { entries: readonly LoanEntry[] }) => (
  <>
    {entries.map((entry) => (
      <ListRow
        key={entry.id}
        compact
        wrap
        title={translate(LOAN_ENTRY_LABELS[entry.kind])}
        text={sayWhen(entry)}
        end={
          <bdi dir="ltr" className="at-13 at-num">
            {sayDifference(entry.amount)}
          </bdi>
        }
      />
    ))}
  </>
);

function sayWhen({ month, day, asked, amount, note, left }: LoanEntry): string {
  const short = asked === null ? 0 : asked + amount;
  return [
    month === null ? formatDate(day) : sayMonth(month),
    t('{amount} left', { amount: sayPay(left) }),
    ...(short > 0 ? [t('{amount} moved to the next month', { amount: sayPay(short) })] : []),
    ...(note === null ? [] : [note]),
  ].join(' · ');
}
