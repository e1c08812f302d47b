import type { NotificationPreferences } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { CheckField, TimeField } from '@atrium/ui';

type Hours = Pick<NotificationPreferences, 'quiet' | 'dailyAt'>;

interface MailHoursProps {
  value: Hours;
  onChange: (part: Partial<Hours>) => void;
}

const NIGHT = { from: '20:00', to: '08:00' };

/** When the daily mail is sent, and the quiet hours. */
export function MailHours({ value: { quiet, dailyAt }, onChange }: MailHoursProps) {
  const setQuiet = (part: Partial<typeof NIGHT>) => {
    const hours = { ...(quiet ?? NIGHT), ...part };
    if (hours.from !== hours.to) onChange({ quiet: hours });
  };
  return (
    <div className="at-hours">
      <TimeField
        label={t('The daily email is sent at')}
        value={dailyAt}
        help={t('In your time zone, set under Account.')}
        onCommit={(time) => time && onChange({ dailyAt: time })}
      />
      <CheckField
        label={t('No email in quiet hours')}
        checked={quiet !== null}
        onChange={(event) => onChange({ quiet: event.target.checked ? NIGHT : null })}
      />
      {quiet && (
        <div className="at-hours-quiet">
          <TimeField label={t('From')} value={quiet.from} onCommit={(from) => from && setQuiet({ from })} />
          <TimeField
            label={t('Until')}
            value={quiet.to}
            help={t('Security emails are sent at any time.')}
            onCommit={(to) => to && setQuiet({ to })}
          />
        </div>
      )}
    </div>
  );
}
