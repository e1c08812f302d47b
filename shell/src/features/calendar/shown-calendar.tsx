import type { CalendarItem, CalendarItems } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import { Button, Calendar, type CalendarEvent, ErrorState, Note, SkeletonCards, usePhone } from '@atrium/ui';
import { Suspense, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListCalendarItemsQuery } from './calendar.api.js';
import styles from './calendar.module.scss';
import { FoundEvents } from './found-events.js';
import { PeopleList } from './people-list.js';
import { shownItem } from './shown-items.rules.js';
import { SourceList } from './source-list.js';
import { useBusyPeople } from './use-busy-people.js';
import { useCalendarLook, windowOf, type useCalendarPlace } from './use-calendar-place.js';
import { useEventMoves } from './use-event-edits.js';
import type { ScopeQuestion } from './use-scope-question.js';
import { useSources } from './use-sources.js';

interface ShownProps {
  place: ReturnType<typeof useCalendarPlace>;
  question: ScopeQuestion;
  /** Empty: nothing is searched. */
  search: string;
  onNew: (day: string, from?: string) => void;
  onOpen: (place: NonNullable<CalendarItem['event']>) => void;
}

/** The calendar beside what it shows, or what a search found. */
export function ShownCalendar({ place, search, ...given }: ShownProps) {
  const shown = useSources();
  const { firstWeekday } = useCalendarLook();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const window = { ...windowOf(place.view, place.day, firstWeekday), zone };
  const people = useBusyPeople(window);
  if (shown.waits) return <Waiting />;
  return (
    <div className={styles['layout']}>
      <Side>
        <SourceList sources={shown.sources} isOn={shown.isOn} onToggle={shown.toggle} />
        <PeopleList busy={people.items} />
      </Side>
      {search.length > 1 ? (
        <FoundEvents text={search} onOpen={({ event }) => event && given.onOpen(event)} />
      ) : (
        <Days {...{ place, window, shown, ...given }} busy={people.events} />
      )}
    </div>
  );
}

const Waiting = () => <SkeletonCards cards={1} rows={8} label={t('Loading the calendar')} />;

/** What chooses the calendars stands beside them, on a phone folded above. */
function Side({ children }: { children: ReactNode }) {
  const onPhone = usePhone();
  const inside = <div className={styles['side']}>{children}</div>;
  if (!onPhone) return inside;
  return (
    <details>
      <summary>{t('Sources and colleagues')}</summary>
      {inside}
    </details>
  );
}

interface DaysProps extends Omit<ShownProps, 'search'> {
  window: Parameters<typeof useListCalendarItemsQuery>[0] & object;
  shown: ReturnType<typeof useSources>;
  busy: readonly CalendarEvent[];
}

function Days({ place, window, shown, busy, question, onNew, onOpen }: DaysProps) {
  const { view, day, today, go } = place;
  const look = useCalendarLook();
  const { data, error, refetch } = useListCalendarItemsQuery(window);
  const move = useEventMoves(question.ask);
  const follow = useItemPage(onOpen);
  if (!data && error)
    return <ErrorState title={t('The calendar did not load')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const find = (id: string) => data.items.find((each) => each.id === id);
  return (
    <div className="d-grid gap-2">
      <FailedSources failed={data.failed} onRetry={() => void refetch()} />
      <Suspense fallback={<Waiting />}>
        <Calendar
          {...{ view, day, today, go, onNew, ...look }}
          events={[...eventsOf(data.items, shown), ...busy]}
          onOpen={(id) => follow(find(id))}
          onMove={(id, by) => {
            const item = find(id);
            if (item) void move(item, by);
          }}
        />
      </Suspense>
    </div>
  );
}

/** Opens an event, or the page of what another part of the portal has on a day. */
function useItemPage(onOpen: ShownProps['onOpen']) {
  const toPath = useCompanyPath();
  const navigate = useNavigate();
  return (item: CalendarItem | undefined) => {
    if (item?.event) onOpen(item.event);
    else if (item?.url) void navigate(toPath(item.url));
  };
}

function FailedSources({ failed, onRetry }: Pick<CalendarItems, 'failed'> & { onRetry: () => void }) {
  return failed.map(({ key, title }) => (
    <Note key={key} tone="warning">
      {t('{title} could not be loaded.', { title })}{' '}
      <Button size="xs" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </Note>
  ));
}

function eventsOf(items: readonly CalendarItem[], { sources, isOn }: ReturnType<typeof useSources>) {
  const known = new Map(sources.map((source) => [source.key, source]));
  return items.flatMap((item) => {
    const source = known.get(item.source);
    if (!source || !isOn(source)) return [];
    const look = { kind: source.title, hue: source.colour, busy: t('Busy') };
    return shownItem(item, look);
  });
}
