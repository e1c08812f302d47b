import type { SettingKey } from '../portal/setting-key.js';
import type { EmailChoice } from '../areas/notification-kind.js';

export interface KindChoice {
  inApp: boolean;
  email: EmailChoice;
}

export interface NotificationPreferences {
  /** Choices by kind, only those that the person has changed. */
  kinds: Record<string, KindChoice>;
  /**
   * No mail is sent in between, by the person's local time. `from` may be later than `to`: then the time spans
   * midnight.
   */
  quiet: { from: string; to: string } | null;
  /** When the daily mail is sent, `08:00`. */
  dailyAt: string;
  /** IANA name; null: the company's time zone. */
  timezone: string | null;
}

/** How a person wants to be notified. */
export const notificationPreferencesKey: SettingKey<NotificationPreferences> = {
  key: 'inbox.notifications',
  scope: 'person',
  fallback: { kinds: {}, quiet: null, dailyAt: '08:00', timezone: null },
};

/** How a person is notified of a kind. Mandatory kinds ignore choices. */
export function choiceOf(
  { kinds }: Pick<NotificationPreferences, 'kinds'>,
  { kind, mandatory, email }: { kind: string; mandatory?: boolean | undefined; email: EmailChoice },
): KindChoice {
  if (mandatory) return { inApp: true, email: 'now' };
  return kinds[kind] ?? { inApp: true, email };
}
