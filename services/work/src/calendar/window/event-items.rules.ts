import type { RowReader } from '@atrium/records';
import { answerOn, repeats, seriesOf, wordsOf, type EventRow } from '../event/event-row.rules.js';
import { expandSeries } from '../recurrence/expand.rules.js';
import type { Instance, Window } from '../recurrence/series.types.js';
import type { CalendarWindow, SourceItem } from './calendar-source.types.js';
import { changesEvent, seesDate, sightOf } from '../event/event-sight.rules.js';

/** The window in the words of a series: days, or moments. */
export const windowFor = (zone: string | null, { from, to, fromAt, toAt }: CalendarWindow): Window =>
  zone === null ? { from, to } : { from: momentText(fromAt), to: momentText(toAt) };

const momentText = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

/**
 * The dates of an event that overlap a window, as a person sees them.
 * @throws {TooManyInstancesError} for more than `most`
 */
export function itemsOf(
  row: EventRow,
  { window, reader, most }: { window: CalendarWindow; reader: RowReader; most: number },
): SourceItem[] {
  if (sightOf(reader, row) === 'none') return [];
  const movable = changesEvent(reader, row, 'update');
  return expandSeries(seriesOf(row), windowFor(row.zone, window), most).map((instance) =>
    itemOf(row, instance, { reader, movable }),
  );
}

/** One date of an event of which the person knows. */
export function itemOf(
  row: EventRow,
  instance: Instance,
  { reader, movable }: { reader: RowReader; movable: boolean },
): SourceItem {
  const { ownerKind, ownerId } = row;
  const ofTeam = ownerKind === 'team' && ownerId !== null ? { calendar: teamCalendarKey(ownerId) } : {};
  return {
    ...ofTeam,
    ...timesOfItem(row, instance),
    ...(seesDate(reader, row, instance.override) ? openWords(row, instance, movable) : HIDDEN),
  };
}

/** Of a team's own calendar among the sources. */
export const teamCalendarKey = (teamId: string): string => `teamEvents.${teamId}`;

const HIDDEN = {
  title: null,
  busy: true,
  url: null,
  version: null,
  movable: false,
  private: true,
  event: null,
  colour: null,
};

function timesOfItem(
  { id, zone }: EventRow,
  { recurrenceId, startsAt, endsAt }: Instance,
): Pick<SourceItem, 'id' | 'start' | 'end' | 'allDay' | 'zone'> {
  const text = (at: number) => new Date(at).toISOString().slice(0, zone === null ? 10 : undefined);
  return {
    id: `${id} ${recurrenceId}`,
    start: text(startsAt),
    end: text(endsAt),
    allDay: zone === null,
    zone,
  };
}

function openWords(row: EventRow, instance: Instance, movable: boolean) {
  const { recurrenceId, override } = instance;
  const { title, place, busy, visibility, state } = wordsOf(row, override);
  const { id, version, colour } = row;
  const answer = answerOn(row, instance);
  return {
    // Who does not come is free.
    title,
    busy: busy && answer !== 'no',
    url: null,
    version,
    movable,
    colour,
    private: visibility === 'private',
    event: {
      id,
      at: recurrenceId,
      repeats: repeats(row),
      place,
      answer,
      tentative: state === 'tentative',
    },
  };
}
