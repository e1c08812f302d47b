import type { CalendarItem, EventScope, UpdateEvent } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { useRemoveEventMutation, useUpdateEventMutation } from './calendar.api.js';
import { localText } from './shown-items.rules.js';
import type { ScopeQuestion } from './use-scope-question.js';

type Ask = ScopeQuestion['ask'];

type Times = Pick<UpdateEvent, 'start' | 'end' | 'zone'>;

const MINUTE = 60_000;

/** Moves events; of a series it asks which dates are meant. */
export function useEventMoves(ask: Ask) {
  const [update] = useUpdateEventMutation();
  const { take } = useStep();
  return async (item: CalendarItem, by: { days?: number; minutes?: number }): Promise<void> => {
    const { event, version } = item;
    if (!event || version === null || !item.movable) return;
    const scope = event.repeats ? await ask(t('Move this event?')) : 'all';
    if (scope === null) return;
    const send = (place: { version: number; scope: EventScope; at: string }, times: Times) =>
      update({ id: event.id, ...place, ...times }).unwrap();
    const before = timesBy(item, {});
    await take({
      of: event.id,
      work: () => send({ version, scope, at: event.at }, timesBy(item, by)),
      done: t('{name} moved', { name: item.title ?? '' }),
      undo: event.repeats
        ? undefined
        : async ({ event: saved }) => {
            if (saved) await send({ version: saved.version, scope: 'all', at: saved.at }, before);
          },
    });
  };
}

/** An item's times so much later, in its own zone; whole days stay whole days. */
function timesBy(
  { start, end, allDay, zone }: CalendarItem,
  { days = 0, minutes = 0 }: { days?: number; minutes?: number },
): Times {
  const by = (days * 24 * 60 + minutes) * MINUTE;
  if (allDay) {
    const shift = (day: string, more: number) =>
      new Date(Date.parse(day) + (days + more) * 24 * 60 * MINUTE).toISOString().slice(0, 10);
    // The last day, not the one after it.
    return { start: shift(start, 0), end: shift(end, -1), zone: null };
  }
  const kept = zone ?? 'UTC';
  const shift = (moment: string) => localText(new Date(Date.parse(moment) + by), kept);
  return { start: shift(start), end: shift(end), zone: kept };
}

/** Deletes events; of a series it asks which dates are meant. @returns whether it was deleted */
export function useEventRemoval(ask: Ask) {
  const [remove] = useRemoveEventMutation();
  const { take, busy } = useStep();
  const onRemove = async (event: {
    id: string;
    version: number;
    at: string;
    title: string;
    repeats: boolean;
  }) => {
    const { id, version, at, title, repeats } = event;
    const scope = repeats ? await ask(t('Delete this event?')) : 'all';
    if (scope === null) return false;
    return take({
      ...(!repeats && {
        ask: {
          title: t('Delete {name}?', { name: title }),
          text: t('It leaves the calendars of all guests.'),
          confirmText: t('Delete'),
          tone: 'danger',
        },
      }),
      work: () => remove({ id, version, scope, at }).unwrap(),
      done: t('{name} deleted', { name: title }),
    });
  };
  return { onRemove, busy };
}
