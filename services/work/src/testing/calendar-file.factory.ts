import type { FeedEvent } from '../calendar/ics/feed.types.js';
import type { Series } from '../calendar/recurrence/series.types.js';
import { seriesWith } from './series.factory.js';

/** A calendar file with these lines. */
export const fileOf = (...lines: string[]): Uint8Array =>
  Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n'));

/** An event of a file: Review, with the UID r. */
export const eventOf = (...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  'UID:r',
  'SUMMARY:Review',
  ...lines,
  'END:VEVENT',
];

export const feedEvent = ({ ...fields }: Partial<FeedEvent> & Partial<Series> = {}): FeedEvent => ({
  ...seriesWith(),
  uid: 'r',
  title: 'Review',
  place: null,
  link: null,
  description: null,
  category: null,
  visibility: 'normal',
  busy: true,
  state: 'confirmed',
  sequence: 0,
  modifiedAt: Date.UTC(2026, 10, 1),
  ...fields,
});
