import { RUN_CAUSE_LABELS, type PayRunCheck } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Card, ListRow } from '@atrium/ui';
import { sayDifference } from '../../shared/pay.format.js';

/** Why the net differs from the month before; the amounts add up to the difference. */
export function RunCauses({ causes, month }: { causes: PayRunCheck['causes']; month: string }) {
  if (causes.length === 0) return null;
  return (
    <Card title={t('Why it differs from {month}', { month })} fill="rows">
      {causes.map(({ cause, people, amount }) => (
        <ListRow
          key={cause}
          compact
          title={translate(RUN_CAUSE_LABELS[cause])}
          text={t('{count, plural, one {# person} other {# people}}', { count: people })}
          end={
            <bdi dir="ltr" className="at-13 at-num">
              {sayDifference(amount)}
            </bdi>
          }
        />
      ))}
    </Card>
  );
}
