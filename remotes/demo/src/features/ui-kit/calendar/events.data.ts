import type { CalendarEvent } from '@atrium/ui';

export const TODAY = '2026-06-15';

const MEETING = { kind: 'Meetings', hue: 1 } as const;
const CLIENT = { kind: 'Clients', hue: 2 } as const;
const PROJECT = { kind: 'Projects', hue: 5 } as const;

const timed = (title: string, day: string, [from, to]: readonly [string, string]) => ({
  id: title,
  title,
  day,
  from,
  to,
  lastDay: day,
});
const whole = (title: string, day: string, lastDay: string) => ({
  id: title,
  title,
  day,
  lastDay,
  from: null,
  to: null,
});

export const EVENTS: CalendarEvent[] = [
  { ...timed('Standup', TODAY, ['09:30', '10:00']), ...MEETING },
  { ...timed('Pitch', TODAY, ['09:30', '11:00']), ...CLIENT },
  { ...timed('Retrospective', '2026-06-17', ['15:00', '16:00']), ...MEETING },
  { ...whole('Shoot', '2026-06-16', '2026-06-18'), ...PROJECT },
  { ...whole('Delivery', '2026-06-19', '2026-06-19'), ...PROJECT },
];
