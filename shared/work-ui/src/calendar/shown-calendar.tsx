import type { CalendarItem, CalendarItems } from '@atrium/contracts';
import { formatDate, t, useCompanyPath } from '@atrium/sdk';
import {
  Button,
  Calendar,
  type CalendarEvent,
  Collapse,
  Loaded,
  MiniMonth,
  type NewSpan,
  Note,
  SkeletonCards,
  usePhone,
} from '@atrium/ui';
import { Suspense, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { zoneHere } from '../day/here.js';
import { useListCalendarItemsQuery } from './calendar.api.js';
import styles from './calendar.module.scss';
import { FoundEvents } from './found-events.js';
import { PeopleList } from './people-list.js';
import { shownItem } from './shown-items.rules.js';
import { SourceList } from './source-list.js';
import { useBusyPeople } from './use-busy-people.js';
import { useCalendarLook, windowOf, type useCalendarPlace } from './use-calendar-place.js';
import { useFocusedEventKeys } from './use-calendar-keys.js';
import { useEventRemoval } from './use-event-edits.js';
import { fixedBy, useEventMoves } from './use-event-moves.js';
import type { EventPlace } from './use-opened-place.js';
import type { ScopeQuestion } from './use-scope-question.js';
import { useSources } from './use-sources.js';

interface ShownProps {
  place: ReturnType<typeof useCalendarPlace>;
  question: ScopeQuestion;
  /** Empty: nothing is searched. */
  search: string;
  /** The field for it and the person's own buttons, where they stand beside the days. */
  find?: ReactNode;
  own?: ReactNode;
  onNew: (span: NewSpan) => void;
  onOpen: (place: EventPlace) => void;
}

/** The calendar beside what it shows, or what a search found. */
export function ShownCalendar({ place, search, find, own, ...given }: ShownProps) {
  const shown = useSources();
  const { firstWeekday } = useCalendarLook();
  const zone = zoneHere();
  const window = { ...windowOf(place.view, place.day, firstWeekday), zone };
  const people = useBusyPeople(window);
  if (shown.waits) return <Waiting />;
  return (
    <div className={styles['layout']}>
      <Side place={place} firstWeekday={firstWeekday} find={find}>
        <SourceList sources={shown.sources} isOn={shown.isOn} onToggle={shown.toggle} />
        <PeopleList busy={people.items} />
        {own && <div className={styles['own']}>{own}</div>}
      </Side>
      {search.length > 1 ? (
        <FoundEvents
          text={search}
          onOpen={({ event }) => event && given.onOpen({ id: event.id, at: event.at })}
        />
      ) : (
        <Days place={place} window={window} shown={shown} {...given} busy={people.events} />
      )}
    </div>
  );
}

const Waiting = () => <SkeletonCards cards={1} rows={8} label={t('Loading the calendar')} />;

interface SideProps {
  place: ShownProps['place'];
  firstWeekday: number;
  find: ReactNode;
  children: ReactNode;
}

/** What chooses the day and the calendars stands beside them, on a phone folded above. */
function Side({ place: { day, go }, firstWeekday, find, children }: SideProps) {
  const onPhone = usePhone();
  if (onPhone)
    return (
      <div className={styles['fold']}>
        <Collapse title={t('Sources and colleagues')} level={2}>
          <div className={styles['side']}>{children}</div>
        </Collapse>
      </div>
    );
  return (
    <div className={styles['side']}>
      {find}
      <div className={styles['mini']}>
        <Suspense>
          <MiniMonth day={day} firstWeekday={firstWeekday} onChoose={(to) => go({ day: to })} />
        </Suspense>
      </div>
      {children}
    </div>
  );
}

interface DaysProps extends Omit<ShownProps, 'search' | 'find' | 'own'> {
  window: Parameters<typeof useListCalendarItemsQuery>[0] & object;
  shown: ReturnType<typeof useSources>;
  busy: readonly CalendarEvent[];
}

function Days({ place, window, shown, busy, question, onNew, onOpen }: DaysProps) {
  const { view, day, today, go } = place;
  const look = useCalendarLook();
  const onPhone = usePhone();
  const query = useListCalendarItemsQuery(window);
  const move = useEventMoves(question.ask);
  const follow = useItemPage(onOpen);
  const find = (id: string) => query.data?.items.find((each) => each.id === id);
  useItemKeys({ find, ask: question.ask, follow, onOpen });
  const drawn = (items: readonly CalendarItem[]) => (
    <Calendar
      view={view}
      day={day}
      today={today}
      go={go}
      onNew={onNew}
      {...look}
      events={[...eventsOf(items, shown), ...busy]}
      fills={!onPhone && view !== 'agenda'}
      onOpen={(id) => follow(find(id))}
      onMove={(id, by) => {
        const item = find(id);
        if (item) void move(item, by);
      }}
    />
  );
  return (
    <Loaded of={query} title={t('The calendar did not load')} skeleton={<Waiting />} placesNote>
      {({ items, failed, more }, note) => (
        <div className={styles['days']}>
          {note}
          <FailedSources failed={failed} busy={query.isFetching} onRetry={() => void query.refetch()} />
          <FoldedDays more={more} onDay={(to) => go({ day: to, view: 'day' })} />
          <Suspense fallback={<Waiting />}>{drawn(items)}</Suspense>
        </div>
      )}
    </Loaded>
  );
}

interface ItemKeys extends Pick<ShownProps, 'onOpen'> {
  find: (id: string) => CalendarItem | undefined;
  ask: ScopeQuestion['ask'];
  follow: (item: CalendarItem | undefined) => void;
}

/** E edits an event, or shows the page of something else; Del deletes an event. */
function useItemKeys({ find, ask, follow, onOpen }: ItemKeys): void {
  const { onRemove } = useEventRemoval(ask);
  useFocusedEventKeys({
    onEdit: (id) => {
      const item = find(id);
      if (item?.event && item.movable) onOpen({ id: item.event.id, at: item.event.at, edit: true });
      else follow(item);
    },
    onDelete: (id) => {
      const { event, version = null, movable, title } = find(id) ?? {};
      if (!event || version === null || !movable) return;
      void onRemove({ id: event.id, version, at: event.at, title: title ?? '', repeats: event.repeats });
    },
  });
}

/** Opens an event, or the page of what another part of the portal has on a day. */
function useItemPage(onOpen: ShownProps['onOpen']) {
  const toPath = useCompanyPath();
  const navigate = useNavigate();
  return (item: CalendarItem | undefined) => {
    if (item?.event) onOpen({ id: item.event.id, at: item.event.at });
    else if (item?.url) void navigate(toPath(item.url));
  };
}

interface FailedSourcesProps extends Pick<CalendarItems, 'failed'> {
  busy: boolean;
  onRetry: () => void;
}

function FailedSources({ failed, busy, onRetry }: FailedSourcesProps) {
  if (failed.length === 0) return null;
  return (
    <div className="d-flex flex-wrap gap-2" role="status">
      {failed.map(({ key, title }) => (
        <span key={key} className="at-chip">
          <span>{t('{title} could not be loaded.', { title })}</span>
          <button type="button" className="v" disabled={busy} onClick={onRetry}>
            {t('Retry')}
          </button>
        </span>
      ))}
    </div>
  );
}

const DAYS_NAMED = 5;

/** Where a time has more than can be drawn, some of each day is shown, and this says of which there is more. */
function FoldedDays({ more, onDay }: { more: CalendarItems['more']; onDay: (day: string) => void }) {
  if (more.length === 0) return null;
  const count = more.reduce((sum, each) => sum + each.count, 0);
  const fullest = more.toSorted((a, b) => b.count - a.count).slice(0, DAYS_NAMED);
  return (
    <Note live>
      {t(
        '{count, plural, one {# more event does not fit here.} other {# more events do not fit here.}} Open the day to see more of it:',
        { count },
      )}{' '}
      {fullest.map(({ day, count: ofDay }) => (
        <Button key={day} size="sm" variant="ghost" onClick={() => onDay(day)}>
          {t('{day} ({count, number} more)', { day: formatDate(day), count: ofDay })}
        </Button>
      ))}
    </Note>
  );
}

function eventsOf(items: readonly CalendarItem[], { sources, isOn }: ReturnType<typeof useSources>) {
  const known = new Map(sources.map((source) => [source.key, source]));
  return items.flatMap((item) => {
    const source = known.get(item.calendar ?? item.source) ?? known.get(item.source);
    if (!source || !isOn(source)) return [];
    const look = { kind: source.title, hue: source.colour, busy: t('Busy'), fixed: fixedBy(item, source) };
    return shownItem(item, look);
  });
}
