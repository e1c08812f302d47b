import { t } from '@atrium/sdk';
/** A greeting for the person's local hour, 0 to 23. */
export function greetingAt(hour: number, name: string): string {
  if (hour >= 5 && hour < 12) return t('Good morning, {name}', { name });
  if (hour >= 12 && hour < 17) return t('Good afternoon, {name}', { name });
  if (hour >= 17) return t('Good evening, {name}', { name });
  return t('Hello, {name}', { name });
}
