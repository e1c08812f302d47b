import type { CalendarItem, CalendarSourceInfo, EventScope } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import type { EventShift } from '@atrium/ui';
import {
  useMoveCalendarItemMutation,
  useShowItemTimes,
  useUndoEventEditMutation,
  useUpdateEventMutation,
} from './calendar.api.js';
import { sentTimes, shiftItem } from './moved-item.rules.js';
import type { ScopeQuestion } from './use-scope-question.js';

type Times = Pick<CalendarItem, 'start' | 'end'>;

/**
 * Moves items and changes their length: they stand there at once, and back where they were after a refusal. Of a series it
 * asks which dates are meant. Success can be undone.
 */
export function useEventMoves(ask: ScopeQuestion['ask']) {
  const show = useShowItemTimes();
  const moveEvent = useEventSteps();
  const moveOther = useOtherSteps();
  return async (item: CalendarItem, by: EventShift): Promise<void> => {
    if (item.version === null || !item.movable) return;
    const times = shiftItem(item, by);
    show(item.id, times);
    const takeBack = () => show(item.id, item);
    const scope = item.event?.repeats ? await ask(t('Move this event?')) : 'all';
    if (scope === null) {
      takeBack();
      return;
    }
    const isDone = item.event ? await moveEvent(item, times, scope) : await moveOther(item, times);
    if (!isDone) takeBack();
  };
}

function useEventSteps() {
  const [update] = useUpdateEventMutation();
  const [undo] = useUndoEventEditMutation();
  const { take } = useStep();
  return async (item: CalendarItem, times: Times, scope: EventScope): Promise<boolean> => {
    const { event, version } = item;
    if (!event || version === null) return false;
    const { id, at } = event;
    return take({
      of: id,
      work: () => update({ id, version, scope, at, ...sentTimes(item, times) }).unwrap(),
      done: t('{name} moved', { name: item.title ?? '' }),
      undo: (edited) => undo({ id, undo: edited.undo ?? '' }).unwrap(),
      mayUndo: (edited) => edited.undo !== null,
    });
  };
}

/** What another part of the portal keeps is moved by its own command. */
function useOtherSteps() {
  const [move] = useMoveCalendarItemMutation();
  const { take } = useStep();
  return async ({ id, source, version, title, start }: CalendarItem, times: Times): Promise<boolean> => {
    if (version === null) return false;
    const place = { source, id };
    return take({
      of: id,
      work: () => move({ ...place, version, start: times.start }).unwrap(),
      done: t('{name} moved', { name: title ?? '' }),
      undo: (moved) => move({ ...place, version: moved.version, start }).unwrap(),
    });
  };
}

/** Why an item cannot be moved; undefined: it can. */
export function fixedBy(item: CalendarItem, source: Pick<CalendarSourceInfo, 'fixed'>): string | undefined {
  if (source.fixed !== null) return source.fixed;
  return item.movable ? undefined : t('You cannot move this.');
}
