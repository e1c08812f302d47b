import { wallClock } from '@atrium/contracts';
import type { Block, FeedEvent, Series } from '@atrium/work';
import type { InterviewRow } from './interview.record.js';

const MINUTE_MS = 60_000;

type Timed = Pick<InterviewRow, 'startsAt' | 'minutes'>;

export const endOf = ({ startsAt, minutes }: Timed): Date =>
  new Date(startsAt.getTime() + minutes * MINUTE_MS);

export const blockOf = (timed: Timed): Block => ({
  start: timed.startsAt.getTime(),
  end: endOf(timed).getTime(),
});

/** When it is, as the calendar takes it. */
export const seriesOf = ({ startsAt, minutes }: Timed, zone: string): Series => ({
  timezone: zone,
  start: wallClock(startsAt, zone).toISOString().slice(0, 16),
  length: minutes,
  rule: null,
  exdates: [],
  rdates: [],
  overrides: [],
});

type Written = Timed & Pick<InterviewRow, 'id' | 'place' | 'link' | 'sequence'>;

interface Shown {
  /** The company's, in which the file says its time. */
  zone: string;
  title: string;
  now: Date;
}

/** An interview as calendars have it. One keeps its name there, and counts its changes. */
export function eventOf(interview: Written, { zone, title, now }: Shown): FeedEvent {
  const { id, place, link, sequence } = interview;
  return {
    uid: `${id}@atrium`,
    sequence,
    modifiedAt: now.getTime(),
    ...seriesOf(interview, zone),
    title,
    place: place || null,
    link,
    description: null,
    category: null,
    visibility: 'normal',
    busy: true,
    state: 'confirmed',
  };
}
