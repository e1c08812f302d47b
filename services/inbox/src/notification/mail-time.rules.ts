import type { EmailChoice, NotificationPreferences } from '@atrium/contracts';
import { minuteOfDay, nextAt, toMinutes } from './zoned-time.rules.js';

/** A person's clock and what they want of it. */
export interface MailHours {
  quiet: NotificationPreferences['quiet'];
  dailyAt: string;
  /** IANA name. */
  zone: string;
}

/** Whether no mail is to come at that moment. */
export function isQuiet(at: Date, { quiet, zone }: MailHours): boolean {
  if (!quiet) return false;
  const [from, to, now] = [toMinutes(quiet.from), toMinutes(quiet.to), minuteOfDay(at, zone)];
  return from < to ? from <= now && now < to : now >= from || now < to;
}

/** When a person is to be mailed what happened now; null: not at all. */
export function mailTime(choice: EmailChoice, now: Date, hours: MailHours): Date | null {
  if (choice === 'off') return null;
  const { zone, dailyAt } = hours;
  const at = choice === 'now' ? now : nextAt({ minutes: toMinutes(dailyAt), zone }, now);
  if (!hours.quiet || !isQuiet(at, hours)) return at;
  const end = { minutes: toMinutes(hours.quiet.to), zone };
  const ended = nextAt(end, at, { twice: true });
  // A pause of minutes that clocks went forward over was none.
  return isQuiet(ended, hours) ? nextAt(end, ended, { twice: true }) : ended;
}
