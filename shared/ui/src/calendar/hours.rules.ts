/** Height of an hour. */
export const HOUR_PX = 48;

const STEP_MINUTES = 30;

/** The half hour at a number of pixels from the top, in minutes since midnight. */
export function minuteAt(pixels: number): number {
  const steps = Math.floor((pixels / HOUR_PX) * (60 / STEP_MINUTES) + 0.01);
  return Math.min(Math.max(steps, 0), (24 * 60) / STEP_MINUTES - 1) * STEP_MINUTES;
}
