import { notificationPreferencesKey, type NotificationPreferences } from '@atrium/contracts';
import { t, tellFailure, useSetting } from '@atrium/sdk';
import { useRef, useState } from 'react';

/** The person's choices. Each shows at once and is saved; a refusal undoes it and shows a message. */
export function usePreferences() {
  const { value, save } = useSetting(notificationPreferencesKey);
  const [wished, setWished] = useState<NotificationPreferences | null>(null);
  const latest = useRef<NotificationPreferences | null>(null);
  const wish = (next: NotificationPreferences | null) => {
    latest.current = next;
    setWished(next);
  };
  const change = async (part: Partial<NotificationPreferences>) => {
    // Based on changes that are still being saved, too.
    const next = { ...(latest.current ?? value), ...part };
    wish(next);
    try {
      await save(next);
      if (latest.current === next) wish(null);
    } catch (reason) {
      wish(null);
      tellFailure(t('This could not be saved'), reason);
    }
  };
  return { value: wished ?? value, change: (part: Partial<NotificationPreferences>) => void change(part) };
}
