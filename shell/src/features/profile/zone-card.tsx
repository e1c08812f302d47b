import { t, useUser } from '@atrium/sdk';
import { Card, ZoneField } from '@atrium/ui';
import { usePreferences } from './use-preferences.js';

/** The time zone that the portal uses when it writes to this person. */
export function ZoneCard() {
  const { company } = useUser();
  const { value, change } = usePreferences();
  return (
    <Card title={t('Time zone')}>
      <div className="at-fields">
        <ZoneField
          wide
          label={t('Your time zone')}
          help={t('Used for your daily email and quiet hours. Pages show times in this device’s time zone.')}
          value={value.timezone ?? ''}
          placeholder={`${company.name} (${company.timezone})`}
          present={company.timezone}
          onChange={(event) => change({ timezone: event.target.value || null })}
        />
      </div>
    </Card>
  );
}
