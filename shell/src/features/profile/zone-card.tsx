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
          label={t('On the clock of')}
          help={t(
            "Your daily e-mail and your quiet hours follow it. Pages show times by this device's clock.",
          )}
          value={value.timezone ?? ''}
          placeholder={`${company.name} (${company.timezone})`}
          present={company.timezone}
          onChange={(event) => change({ timezone: event.target.value || null })}
        />
      </div>
    </Card>
  );
}
