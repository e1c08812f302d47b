import { CALENDAR_HUES, type CalendarHue } from '@atrium/contracts';

/** Goes through all hues, and neighbours look unlike each other. */
const STEP = 3;

/**
 * The hues of the calendars of one source, such as those of a person's teams: always the same ones, beginning with that
 * of the source, and none beside its like.
 * @param next of the source that stands below them
 */
export function huesOf(count: number, first: CalendarHue, next: CalendarHue | undefined): CalendarHue[] {
  const begin = CALENDAR_HUES.indexOf(first);
  const others = CALENDAR_HUES.map((_, place) => hueAt(begin + place * STEP)).filter(
    (hue) => hue !== first && hue !== next,
  );
  const hues = [first, ...others];
  return Array.from({ length: count }, (_, place) => hues[place % hues.length] ?? first);
}

const hueAt = (place: number): CalendarHue => CALENDAR_HUES[place % CALENDAR_HUES.length] ?? 1;
