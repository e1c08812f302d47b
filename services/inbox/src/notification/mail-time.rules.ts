import type { EmailChoice, NotificationPreferences } from '@atrium/contracts';
import { minuteOfDay, nextAt, toMinutes } from './zoned-time.rules.js';

/** A person's time zone and quiet hours. */
export interface MailHours {
  quiet: NotificationPreferences['quiet'];
  dailyAt: string;
  /** IANA name. */
  zone: string;
}

/** Whether the moment is in the person's quiet hours. */
export function isQuiet(at: Date, { quiet, zone }: MailHours): boolean {
  if (!quiet) return false;
  const [from, to, now] = [toMinutes(quiet.from), toMinutes(quiet.to), minuteOfDay(at, zone)];
  return from < to ? from <= now && now < to : now >= from || now < to;
}

/** When to mail a person about something that happens now; null: never. */
export function mailTime(choice: EmailChoice, now: Date, hours: MailHours): Date | null {
  if (choice === 'off') return null;
  const { zone, dailyAt } = hours;
  const at = choice === 'now' ? now : nextAt({ minutes: toMinutes(dailyAt), zone }, now);
  if (!hours.quiet || !isQuiet(at, hours)) return at;
  const end = { minutes: toMinutes(hours.quiet.to), zone };
  const ended = nextAt(end, at, { twice: true });
  // The clocks went forward over the whole quiet period, so it did not happen.
  return isQuiet(ended, hours) ? nextAt(end, ended, { twice: true }) : ended;
}
