import { t, toast } from '@atrium/sdk';
import { useRef } from 'react';
import { weekOf } from './days.rules.js';
import type { CalendarEvent } from './calendar.types.js';
import { moveEvent } from './event.rules.js';
import { MonthView } from './month-view.js';
import { TimeGrid } from './time-grid.js';
import { useDaySwipe } from './use-day-swipe.js';
import { useGridDrag, type Held } from './use-grid-drag.js';
import { useGridKeys } from './use-grid-keys.js';
import { useKeptFocus } from './use-kept-focus.js';
import { useSlides } from './use-slides.js';
import type { CalendarProps, ViewProps } from './view.types.js';

const NEW = 'new event';

/** Days with their events, which are moved, resized and made in it by mouse, touch and keys. */
export function CalendarGrid({ view, ...props }: CalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  const { events, onMove, onNew } = props;
  const onFixed = ({ fixed }: CalendarEvent) => toast(fixed ?? '');
  const dragged = useGridDrag(root, { events, onMove, onNew, onFixed });
  const { carried, said, press, leave } = useGridKeys(props, { isMonth: view === 'month', onFixed });
  const held = dragged ?? carried;
  useSlides(root, { place: `${view} ${props.day}`, still: held !== null });
  useKeptFocus(root, events);
  const swipe = useDaySwipe(props, view === 'day' && !held);
  const shown: ViewProps = { ...props, events: held ? withHeld(events, held) : events, held: heldId(held) };
  return (
    <div
      ref={root}
      className="at-cal-grid"
      role="group"
      aria-label={t('Days and events')}
      onKeyDown={press}
      onBlur={leave}
      {...swipe}
    >
      <p className="visually-hidden" role="status" aria-live="assertive">
        {said}
      </p>
      {view === 'month' && <MonthView {...shown} />}
      {view === 'week' && <TimeGrid {...shown} days={weekOf(props.day, props.firstWeekday)} />}
      {view === 'day' && <TimeGrid {...shown} days={[props.day]} />}
    </div>
  );
}

const heldId = (held: Held | null): string | null => (held?.span ? NEW : (held?.event?.id ?? null));

/** The events as they are if what is held is dropped now. */
function withHeld(events: readonly CalendarEvent[], { event, shift, span }: Held): CalendarEvent[] {
  if (event) return events.map((each) => (each.id === event.id ? moveEvent(each, shift) : each));
  if (!span) return [...events];
  const { day, lastDay = day, from = null, to = null } = span;
  const made = { id: NEW, title: t('New event'), kind: '', hue: 1, day, lastDay, from, to } as const;
  return [...events, made];
}
