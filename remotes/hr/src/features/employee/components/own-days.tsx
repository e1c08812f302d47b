import { daysHiddenKey } from '@atrium/contracts';
import { t, tellFailure, useSetting, useUser } from '@atrium/sdk';
import { Card, ListRow, Switch } from '@atrium/ui';

/** Whether others are told of the person's birthday and work anniversary. */
export function OwnDays() {
  const { value: hidden, known, save } = useSetting(daysHiddenKey);
  const { seenBy } = useUser();
  const label = t('Show my birthday and work anniversary');
  const choose = (shown: boolean) =>
    void save(!shown).catch((reason: unknown) => tellFailure(t('This could not be saved'), reason));
  return (
    <Card fill="rows">
      <ListRow
        wrap
        title={label}
        text={t('Others see the day and month, never the year.')}
        end={
          <Switch label={label} checked={!hidden} disabled={!known || Boolean(seenBy)} onChange={choose} />
        }
      />
    </Card>
  );
}
