/** Height of an hour. */
export const HOUR_PX = 48;

/** By how much events are moved and drawn. */
export const STEP_MINUTES = 15;

const PRESSED_MINUTES = 30;

/** The half hour at a number of pixels from the top, in minutes since midnight. */
export function minuteAt(pixels: number): number {
  const steps = Math.floor((pixels / HOUR_PX) * (60 / PRESSED_MINUTES) + 0.01);
  return Math.min(Math.max(steps, 0), (24 * 60) / PRESSED_MINUTES - 1) * PRESSED_MINUTES;
}
