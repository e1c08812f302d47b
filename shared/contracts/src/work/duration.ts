/** The most that a day holds. */
export const DAY_MINUTES = 1440;

/** `1:30` for 90 minutes; the same in all languages, so that columns of hours line up. */
export function sayDuration(minutes: number): string {
  const whole = Math.abs(Math.round(minutes));
  const text = `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
  return minutes < 0 && whole > 0 ? `-${text}` : text;
}
