import type { NotificationPreferences } from '@atrium/contracts';
import { useUser } from '@atrium/sdk';
import { CheckField, SelectField } from '@atrium/ui';
import { TimeField } from './time-field.js';

type Hours = Pick<NotificationPreferences, 'quiet' | 'dailyAt' | 'timezone'>;

interface MailHoursProps {
  value: Hours;
  onChange: (part: Partial<Hours>) => void;
}

const NIGHT = { from: '20:00', to: '08:00' };

/** When the daily mail comes, and when none does. */
export function MailHours({ value: { quiet, dailyAt, timezone }, onChange }: MailHoursProps) {
  const setQuiet = (part: Partial<typeof NIGHT>) => {
    const hours = { ...(quiet ?? NIGHT), ...part };
    if (hours.from !== hours.to) onChange({ quiet: hours });
  };
  return (
    <div className="at-hours">
      <TimeField
        label="The daily e-mail comes at"
        value={dailyAt}
        onChange={(time) => onChange({ dailyAt: time })}
      />
      <ZoneField timezone={timezone} onChange={(zone) => onChange({ timezone: zone })} />
      <CheckField
        label="No e-mail in quiet hours"
        checked={quiet !== null}
        onChange={(event) => onChange({ quiet: event.target.checked ? NIGHT : null })}
      />
      {quiet && (
        <div className="at-hours-quiet">
          <TimeField label="From" value={quiet.from} onChange={(from) => setQuiet({ from })} />
          <TimeField
            label="Until"
            value={quiet.to}
            help="What is about your account’s safety comes at any time."
            onChange={(to) => setQuiet({ to })}
          />
        </div>
      )}
    </div>
  );
}

interface ZoneFieldProps {
  timezone: string | null;
  onChange: (timezone: string | null) => void;
}

/** The company's clock, this device's, or what was chosen on another one. */
function ZoneField({ timezone, onChange }: ZoneFieldProps) {
  const { company } = useUser();
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([here, ...(timezone ? [timezone] : [])])];
  return (
    <SelectField
      label="On the clock of"
      value={timezone ?? ''}
      placeholder={`${company.name} (${company.timezone})`}
      options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
}
