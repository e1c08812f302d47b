import { t } from '@atrium/sdk';
import { Card, ListRow, Loaded, SkeletonRows } from '@atrium/ui';
import { useGetPackImpactQuery } from '../../../shared/pack.api.js';
import { sayDifference, sayMonth } from '../../../shared/pay.format.js';

/** Who would be paid differently, and by how much, before the values are the rule. */
export function Impact({ id }: { id: string }) {
  const query = useGetPackImpactQuery(id);
  return (
    <Loaded
      of={query}
      title={t('What it changes could not be computed')}
      skeleton={<SkeletonRows rows={3} label={t('Computing what it changes')} />}
    >
      {({ month, people, changed, net, employerCost, items }) => (
        <Card
          title={t('Who is paid differently in {month}', { month: sayMonth(month) })}
          count={changed}
          fill="rows"
        >
          <ListRow
            compact
            title={t('All {people, plural, one {# person} other {# people}} together', { people })}
            text={t('Cost of the company: {amount}', { amount: sayDifference(employerCost) })}
            end={<Difference amount={net} />}
          />
          {items.map((item) => (
            <ListRow
              key={item.employee.id}
              compact
              title={item.employee.name}
              text={t('Cost of the company: {amount}', { amount: sayDifference(item.employerCost) })}
              end={<Difference amount={item.net} />}
            />
          ))}
        </Card>
      )}
    </Loaded>
  );
}

const Difference = ({ amount }: { amount: number }) => (
  <bdi dir="ltr" className="at-num">
    {sayDifference(amount)}
  </bdi>
);
