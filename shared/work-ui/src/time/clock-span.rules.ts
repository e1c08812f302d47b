const DAY = 24 * 60;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes after midnight of `09:30`; null for what is no time. */
const minuteOf = (time: string): number | null => {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/** When something ends that starts at `23:30` and takes so many minutes: `00:45` of the next day. */
export function endOf(start: string | null, minutes: number): string {
  const from = minuteOf(start ?? '');
  if (from === null || !Number.isInteger(minutes) || minutes <= 0) return '';
  const end = (from + minutes) % DAY;
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
}

/** How long it takes from a start to an end, over midnight where the end is not later; null without both. */
export function minutesBetween(start: string | null, end: string): number | null {
  const [from, to] = [minuteOf(start ?? ''), minuteOf(end)];
  if (from === null || to === null) return null;
  return to > from ? to - from : to - from + DAY;
}
