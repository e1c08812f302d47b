import type { TimelineBar } from '@atrium/ui';

export const TODAY = '2026-06-29';

const bar = (
  name: string,
  days: readonly [string, string],
  more: Partial<TimelineBar> = {},
): TimelineBar => ({
  id: name,
  name,
  from: days[0],
  to: days[1],
  ...more,
});

export const PLAN: TimelineBar[] = [
  bar('Stories', ['2026-06-22', '2026-06-29'], { done: 0.9, tone: 'warning' }),
  bar('Captions', ['2026-06-24', '2026-06-29'], { done: 0.6 }),
  bar('Grid', ['2026-06-24', '2026-06-30'], { done: 0.5 }),
  bar('Schedule', ['2026-07-01', '2026-07-03'], { after: ['Captions', 'Grid'] }),
  bar('Reels', ['2026-06-29', '2026-07-05']),
  bar('Colour', ['2026-07-06', '2026-07-08'], { after: ['Reels'] }),
  bar('Review', ['2026-07-09', '2026-07-10'], { after: ['Colour'] }),
  bar('Publish', ['2026-07-13', '2026-07-13'], { after: ['Review'], tone: 'success' }),
];
