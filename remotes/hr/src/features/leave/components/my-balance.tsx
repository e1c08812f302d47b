import type { LeaveBalance } from '@atrium/contracts';
import { formatDate, formatMinutes, formatNumber, t, useCompanyPath } from '@atrium/sdk';
import { Card, ListRow, Loaded, PartSkeleton } from '@atrium/ui/widget';
import { Link } from 'react-router-dom';
import { useListLeaveBalancesQuery } from '../leave.api.js';

/** What the person has left of each type with a balance, also nothing; each opens its entries. */
export function MyBalance() {
  const query = useListLeaveBalancesQuery({});
  return (
    <Loaded
      of={query}
      title={t('Your leave could not be loaded')}
      skeleton={<PartSkeleton label={t('Loading your leave')} />}
      frame={(waiting) => <Card title={t('My balance')}>{waiting}</Card>}
    >
      {({ items }) => <Balances items={items} />}
    </Loaded>
  );
}

function Balances({ items }: { items: readonly LeaveBalance[] }) {
  const path = useCompanyPath()('leave/management');
  const counted = items.filter(({ quota, paid }) => quota !== null && paid);
  return (
    <Card
      title={t('My balance')}
      fill={counted.length > 0 ? 'rows' : 'body'}
      footer={<Link to={`${path}?view=mine&new=1`}>{t('Apply for leave')}</Link>}
    >
      {counted.length === 0 && (
        <span className="at-muted at-13">
          {t('Your balances appear here as soon as HR has set up leave.')}
        </span>
      )}
      {counted.map((balance) => (
        <ListRow
          key={balance.type.id}
          compact
          to={`${path}?view=mine&type=${balance.type.id}`}
          title={balance.type.name}
          text={noteOf(balance)}
          end={<Left balance={balance} />}
        />
      ))}
    </Card>
  );
}

function noteOf({ type, pending, available, nextCredit }: LeaveBalance): string | undefined {
  if (pending > 0) return t('{count} reserved', { count: inWords(type, pending) });
  if (available > 0 || !nextCredit) return undefined;
  const day = formatDate(nextCredit.on, { day: 'numeric', month: 'long' });
  return t('{count} more on {day}', { count: inWords(type, nextCredit.days), day });
}

const inWords = ({ unit }: LeaveBalance['type'], count: number): string =>
  unit === 'hour' ? formatMinutes(count * 60) : formatNumber(count);

const Left = ({ balance: { type, available, granted } }: { balance: LeaveBalance }) => (
  <span className="at-num">
    <b>{inWords(type, available)}</b>{' '}
    <span className="at-muted">{t('of {count}', { count: inWords(type, granted) })}</span>
  </span>
);
