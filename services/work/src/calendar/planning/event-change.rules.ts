import { EVENT_ERRORS, type UpdateEvent } from '@atrium/contracts';
import { AppError } from '@atrium/platform';
import type { EventWords, Instance, Series } from '../recurrence/series.types.js';
import { editSeries } from '../series/series-edit.rules.js';
import type { EditedSeries, SeriesChange, SeriesEdit } from '../series/series-edit.types.js';
import { EVENT_WORDS, wordsOf, type EventRow } from '../event/event-row.rules.js';
import { isSameTime, lengthOf, refuseRule, timeFor, timesOf } from '../event/event-times.rules.js';

/**
 * What an edit changes of one date, as it was: a form sends also what nobody changed.
 * @throws {AppError} EVENT_ENDS_FIRST
 */
export function changeOf(
  row: EventRow,
  series: Series,
  { instance, given }: { instance: Instance; given: UpdateEvent },
): SeriesChange {
  const words = changedWords(row, instance, given);
  return {
    ...changedTimes(series, instance, given),
    ...(given.rule !== undefined && given.rule !== series.rule && { rule: given.rule }),
    ...(Object.keys(words).length > 0 && { words }),
  };
}

function changedTimes(series: Series, instance: Instance, given: UpdateEvent): SeriesChange {
  const { timezone } = series;
  const zone = given.zone === undefined ? timezone : given.zone;
  const isOtherZone = zone !== timezone;
  if (given.start === undefined && given.end === undefined && !isOtherZone) return {};
  const before = timesOf(series, instance);
  const start = timeFor(zone, given.start ?? before.start);
  // A start alone moves the event; an end alone makes it longer or shorter.
  const length = given.end === undefined ? null : lengthOf({ zone, start, end: timeFor(zone, given.end) });
  const moves = isOtherZone || !isSameTime(timezone, start, before.start);
  return {
    ...(isOtherZone && { timezone: zone }),
    ...(moves && { start }),
    ...(length !== null && (isOtherZone || length !== instance.length) && { length }),
  };
}

function changedWords(row: EventRow, { override }: Instance, given: UpdateEvent): EventWords {
  const before = wordsOf(row, override);
  const changed = EVENT_WORDS.filter((name) => given[name] !== undefined && given[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, given[name]]));
}

interface KnownGuests {
  inside: readonly string[];
  outside: readonly { email: string }[];
}

/**
 * What belongs to the whole event cannot differ on one date.
 * @throws {AppError} EVENT_WHOLE on the field
 */
export function refuseWhole(
  row: EventRow,
  given: UpdateEvent,
  { guests, reminders }: { guests: KnownGuests; reminders: readonly number[] },
): void {
  const isOther = (one: readonly unknown[] | undefined, other: readonly unknown[]) =>
    one !== undefined && (one.length !== other.length || one.some((each) => !other.includes(each)));
  const field = [
    isOther(
      given.guestIds?.filter((id) => id !== row.organiserId),
      guests.inside,
    ) && 'guestIds',
    isOther(
      given.outsideGuests,
      guests.outside.map(({ email }) => email),
    ) && 'outsideGuests',
    given.guestsHidden !== undefined && given.guestsHidden !== row.guestsHidden && 'guestsHidden',
    isOther(given.reminders, reminders) && 'reminders',
    given.category !== undefined && given.category !== row.category && 'category',
    given.colour !== undefined && given.colour !== row.colour && 'colour',
    given.roomId !== undefined && given.roomId !== row.roomId && 'roomId',
  ].find((each) => each !== false);
  if (field === undefined) return;
  const { EVENT_WHOLE } = EVENT_ERRORS;
  throw new AppError(EVENT_WHOLE, { fields: { [field]: EVENT_WHOLE.message } });
}

/** @throws {AppError} EVENT_ASKS_RULE on `rule`, EVENT_RULE with the reason */
export function editOf(series: Series, edit: SeriesEdit): EditedSeries {
  const edited = editSeries(series, edit);
  if ('refused' in edited) refuseRule(edited);
  if (!('ask' in edited)) return edited;
  const { EVENT_ASKS_RULE } = EVENT_ERRORS;
  throw new AppError(EVENT_ASKS_RULE, { fields: { rule: EVENT_ASKS_RULE.message } });
}
