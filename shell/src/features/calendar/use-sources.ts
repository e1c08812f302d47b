import { calendarOwnKey, type CalendarSourceInfo } from '@atrium/contracts';
import { toast, toFailure, useSetting } from '@atrium/sdk';
import { useListCalendarSourcesQuery } from './calendar.api.js';

/** What the calendar shows, as the company set it and the person changed it. */
export function useSources() {
  const { data, error, refetch } = useListCalendarSourcesQuery();
  const { value, save } = useSetting(calendarOwnKey);
  const isOn = ({ key, on }: CalendarSourceInfo): boolean => value.sources[key]?.on ?? on;
  const toggle = (source: CalendarSourceInfo) => {
    const own = { ...value.sources[source.key], on: !isOn(source) };
    save({ ...value, sources: { ...value.sources, [source.key]: own } }).catch((reason: unknown) =>
      toast.error(toFailure(reason).error.message),
    );
  };
  const sources = (data?.items ?? []).flatMap((source) => {
    const { calendars = [], ...own } = source;
    const colour = value.sources[source.key]?.colour ?? source.colour;
    if (calendars.length === 0) return { ...own, colour };
    return calendars.map((calendar) => ({ ...own, ...calendar, colour, on: isOn(source) }));
  });
  // What stands below the sources would be pushed down by them.
  const waits = !data && !error;
  return { sources, waits, error, refetch, toggle, isOn };
}
