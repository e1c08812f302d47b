import type { Series } from '../calendar/recurrence/series.types.js';

/** Ten in the morning of 2 November 2026, a Monday, in Kolkata, for an hour. */
export const seriesWith = (fields: Partial<Series> = {}): Series => ({
  timezone: 'Asia/Kolkata',
  start: '2026-11-02T10:00',
  length: 60,
  rule: null,
  exdates: [],
  rdates: [],
  overrides: [],
  ...fields,
});
