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
        label={t('The daily e-mail comes at')}
        value={dailyAt}
        help={t('On the clock of your time zone, under Account.')}
        onCommit={(time) => time && onChange({ dailyAt: time })}
      />
      <CheckField
        label={t('No e-mail in quiet hours')}
        checked={quiet !== null}
        onChange={(event) => onChange({ quiet: event.target.checked ? NIGHT : null })}
      />
      {quiet && (
        <div className="at-hours-quiet">
          <TimeField label={t('From')} value={quiet.from} onCommit={(from) => from && setQuiet({ from })} />
          <TimeField
            label={t('Until')}
            value={quiet.to}
            help={t('What is about your account’s safety comes at any time.')}
            onCommit={(to) => to && setQuiet({ to })}
          />
        </div>
      )}
    </div>
  );
}
