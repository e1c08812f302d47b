/** Factors of the size at which the whole image fits. */
export const ZOOMS = [1, 1.5, 2, 3, 4] as const;

/** The next larger or smaller zoom; at an end it stays. */
export function nextZoom(zoom: number, step: 1 | -1): number {
  const place = ZOOMS.findIndex((each) => each >= zoom);
  return ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, place + step))] ?? 1;
}
