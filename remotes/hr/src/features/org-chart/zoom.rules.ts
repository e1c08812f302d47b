/** How large the chart is drawn, from smallest to largest. */
const STEPS = [0.25, 0.35, 0.5, 0.65, 0.8, 1, 1.25, 1.5];

/** The next step that is larger, or the largest. */
export const larger = (zoom: number): number => STEPS.find((step) => step > zoom) ?? zoom;

/** The next step that is smaller, or the smallest. */
export const smaller = (zoom: number): number => STEPS.findLast((step) => step < zoom) ?? zoom;

interface Size {
  width: number;
  height: number;
}

/** How large a whole chart is drawn so that all of it is seen: never larger than it is, and never too small to read. */
export function fitting(chart: Size, view: Size): number {
  if (chart.width <= 0 || chart.height <= 0) return 1;
  const most = Math.min(1, view.width / chart.width, view.height / chart.height);
  return Math.max(STEPS[0] ?? 1, Math.floor(most * 100) / 100);
}
