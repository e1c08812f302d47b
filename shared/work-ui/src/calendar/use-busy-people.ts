import {
  calendarOwnKey,
  type CalendarBusy,
  type CalendarHue,
  type CalendarWindowQuery,
} from '@atrium/contracts';
import { t, useSetting } from '@atrium/sdk';
import type { CalendarEvent } from '@atrium/ui';
import { useListBusyTimesQuery } from './calendar.api.js';
import { timesOf } from './shown-items.rules.js';

const HUE: CalendarHue = 8;
const NONE: CalendarBusy['items'] = [];

/** The busy times of the colleagues whom the person chose. */
export function useBusyPeople(window: CalendarWindowQuery) {
  const { value } = useSetting(calendarOwnKey);
  const query = { ...window, people: value.people.join(',') };
  const { data } = useListBusyTimesQuery(query, { skip: value.people.length === 0 });
  const items = value.people.length > 0 ? (data?.items ?? NONE) : NONE;
  return { items, events: items.flatMap(eventsOf) };
}

const eventsOf = ({ userId, name, blocks }: CalendarBusy['items'][number]): CalendarEvent[] =>
  blocks.map(({ start, end }) => ({
    id: `busy ${userId} ${start}`,
    title: t('{name}: busy', { name }),
    kind: t('Busy'),
    hue: HUE,
    ...timesOf({ start, end, allDay: false }),
    fixed: t('You cannot move this.'),
  }));
