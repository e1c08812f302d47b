import type { SettingKey } from '../portal/setting-key.js';
import type { EmailChoice } from '../areas/notification-kind.js';

export interface KindChoice {
  inApp: boolean;
  email: EmailChoice;
}

export interface NotificationPreferences {
  /** By kind, those that the person has changed. */
  kinds: Record<string, KindChoice>;
  /** No mail in between, on the person's clock; `from` may be later than `to`: over midnight. */
  quiet: { from: string; to: string } | null;
  /** When the daily mail comes, `08:00`. */
  dailyAt: string;
  /** IANA name; null: the company's. */
  timezone: string | null;
}

/** How a person wants to be told of what concerns them. */
export const notificationPreferencesKey: SettingKey<NotificationPreferences> = {
  key: 'inbox.notifications',
  scope: 'person',
  fallback: { kinds: {}, quiet: null, dailyAt: '08:00', timezone: null },
};

/** How a person is told of a kind; a mandatory one knows no choice. */
export function choiceOf(
  { kinds }: Pick<NotificationPreferences, 'kinds'>,
  { kind, mandatory, email }: { kind: string; mandatory?: boolean | undefined; email: EmailChoice },
): KindChoice {
  if (mandatory) return { inApp: true, email: 'now' };
  return kinds[kind] ?? { inApp: true, email };
}
