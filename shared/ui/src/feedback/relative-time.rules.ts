const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const shortDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' });
const longDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });
const exact = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'medium' });

/** "Just now", "12 min ago", "3 h ago", "Yesterday", "29 Jun", "29 Jun 2025"; for the future "in 5 min". */
export function relativeTime(at: Date, now: Date): string {
  const ago = now.getTime() - at.getTime();
  const distance = Math.abs(ago);
  const words = (amount: string) => (ago >= 0 ? `${amount} ago` : `in ${amount}`);
  if (distance < MINUTE) return 'Just now';
  if (distance < HOUR) return words(`${String(Math.floor(distance / MINUTE))} min`);
  if (distance < DAY) return words(`${String(Math.floor(distance / HOUR))} h`);
  if (ago > 0 && ago < 2 * DAY) return 'Yesterday';
  return (at.getFullYear() === now.getFullYear() ? shortDay : longDay).format(at);
}

/** The full date and time, for the tip on hover. */
export function exactTime(at: Date): string {
  return exact.format(at);
}
