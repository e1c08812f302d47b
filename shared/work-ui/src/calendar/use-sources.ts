import { calendarOwnKey, type CalendarSourceInfo } from '@atrium/contracts';
import { toast, toFailure, useSetting } from '@atrium/sdk';
import { useListCalendarSourcesQuery } from './calendar.api.js';
import { huesOf } from './calendar-hues.rules.js';

/** What the calendar shows, as the company set it and the person changed it. */
export function useSources() {
  const { data, error, refetch } = useListCalendarSourcesQuery();
  const { value, save } = useSetting(calendarOwnKey);
  const isOn = ({ key, on }: CalendarSourceInfo): boolean => value.sources[key]?.on ?? on;
  const toggle = (source: CalendarSourceInfo) => {
    const on = !isOn(source);
    // Based on choices that are still being saved, too.
    save(({ sources: before, ...rest }) => {
      const own = { ...before[source.key], on };
      return { ...rest, sources: { ...before, [source.key]: own } };
    }).catch((reason: unknown) => toast.error(toFailure(reason).error.message));
  };
  const colourOf = (key: string) => value.sources[key]?.colour;
  const sources = (data?.items ?? []).flatMap((source, place, all) => {
    const { calendars = [], ...own } = source;
    const colour = colourOf(source.key);
    if (calendars.length === 0) return { ...own, colour: colour ?? source.colour };
    const next = all[place + 1];
    const hues = huesOf(calendars.length, source.colour, next && (colourOf(next.key) ?? next.colour));
    return calendars.map((calendar, at) => ({
      ...own,
      ...calendar,
      on: isOn(source),
      colour: colour ?? hues[at] ?? source.colour,
    }));
  });
  // What stands below the sources would be pushed down by them.
  const waits = !data && !error;
  return { sources, waits, error, refetch, toggle, isOn };
}
