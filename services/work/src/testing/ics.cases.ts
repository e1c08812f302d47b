import { readCalendarFile } from '../calendar/ics/calendar-file.rules.js';
import type { ImportedEvent } from '../calendar/ics/imported-event.types.js';
import { expandSeries } from '../calendar/recurrence/expand.rules.js';
import { placeText } from '../calendar/recurrence/points.rules.js';
import type { SeriesOverride } from '../calendar/recurrence/series.types.js';
import { offsetText } from '../calendar/recurrence/wall-time.rules.js';

interface GivenFile {
  calendarTimezone: string;
  ics?: string;
  icsBase64?: string;
  expect: { instances?: { window: [from: string, to: string] } };
}

/** What the product's rules make of a case of `ics-cases.json`. */
export function runCase(
  _kind: string | undefined,
  { calendarTimezone, ics, icsBase64, expect }: GivenFile,
): unknown {
  const file = icsBase64 === undefined ? new TextEncoder().encode(ics) : Buffer.from(icsBase64, 'base64');
  const read = readCalendarFile(file, calendarTimezone);
  if ('refused' in read) return 'refused';
  const [from, to] = expect.instances?.window ?? ['', ''];
  const instances = expect.instances && read.events.flatMap((event) => expandSeries(event, { from, to }));
  return {
    ...read,
    events: read.events.map(showEvent),
    ...(instances && {
      instances: {
        ...expect.instances,
        expect: instances.sort((a, b) => a.startsAt - b.startsAt).map(({ start }) => start),
      },
    }),
  };
}

/** The order of the events of a file means nothing. */
export function inOrder(result: unknown): unknown {
  if (typeof result !== 'object' || result === null) return result;
  const sorted = (list: unknown) => (Array.isArray(list) ? list.toSorted((a, b) => compareUid(a, b)) : list);
  const { events, skipped, ...rest } = result as Record<string, unknown>;
  return { ...rest, events: sorted(events), skipped: sorted(skipped) };
}

const compareUid = (a: { uid?: string }, b: { uid?: string }): number =>
  (a.uid ?? '') < (b.uid ?? '') ? -1 : 1;

function showEvent({ timezone, length, guests, overrides, ...event }: ImportedEvent) {
  return {
    ...event,
    ...(timezone === null
      ? { allDay: true, days: length }
      : { timezone, minutes: length, start: offsetText(placeText(event.start, timezone)) }),
    attendees: guests,
    overrides: overrides.map((override) => showOverride(override, timezone)),
  };
}

const showOverride = ({ length, words, ...override }: SeriesOverride, timezone: string | null) => ({
  ...override,
  ...words,
  ...(length !== undefined && { [timezone === null ? 'days' : 'minutes']: length }),
});
