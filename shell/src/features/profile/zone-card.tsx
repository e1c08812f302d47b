import { t, useUser } from '@atrium/sdk';
import { Card, SelectField } from '@atrium/ui';
import { zoneOptions } from '../../language/zone-options.js';
import { usePreferences } from './use-preferences.js';

/** The time zone that the portal uses when it writes to this person. */
export function ZoneCard() {
  const { company } = useUser();
  const { value, change } = usePreferences();
  return (
    <Card title={t('Time zone')}>
      <div className="at-fields">
        <SelectField
          wide
          label={t('On the clock of')}
          help={t(
            "Your daily e-mail and your quiet hours follow it. Pages show times by this device's clock.",
          )}
          value={value.timezone ?? ''}
          placeholder={`${company.name} (${company.timezone})`}
          options={zoneOptions(value.timezone ?? company.timezone)}
          onChange={(event) => change({ timezone: event.target.value || null })}
        />
      </div>
    </Card>
  );
}
