import { addDays, type CalendarHue, type CalendarItem, type CalendarItems } from '@atrium/contracts';
import { formatDate, t, useCompanyPath } from '@atrium/sdk';
import { Card, dayOf, ListRow, Loaded, PartSkeleton } from '@atrium/ui';
import { HueDot, timesOf, useListCalendarItemsQuery, useSources } from '@atrium/work-ui/calendar/items';
import { Link } from 'react-router-dom';
import { browserZone } from '../../language/browser-zone.js';

const MOST = 6;
/** Home lists what is due in a card of its own. */
const TASKS = 'tasks';

/** What the person’s calendar holds today, whole days first; what is over is left out. */
export function TodayCard() {
  const day = dayOf(new Date());
  const zone = browserZone();
  const query = useListCalendarItemsQuery({ from: day, to: addDays(day, 1), zone });
  return (
    <Loaded
      of={query}
      title={t('The calendar did not load')}
      skeleton={<PartSkeleton label={t('Loading the calendar')} />}
      frame={(waiting) => <Card title={t('Today')}>{waiting}</Card>}
    >
      {({ items }) => <Today items={items} day={day} />}
    </Loaded>
  );
}

function Today({ items: all, day }: { items: CalendarItems['items']; day: string }) {
  const now = new Date();
  const { sources, isOn } = useSources();
  const shown = new Map(sources.filter(isOn).map(({ key, colour }) => [key, colour]));
  const calendar = useCompanyPath()(`calendar?view=day&day=${day}`);
  const items = all
    .filter((item) => item.source !== TASKS && shown.has(item.source))
    .filter(({ allDay, end }) => allDay || new Date(end) > now)
    .toSorted(
      (one, other) => Number(other.allDay) - Number(one.allDay) || (one.start < other.start ? -1 : 1),
    );
  return (
    <Card
      title={t('Today')}
      count={items.length > 0 ? items.length : undefined}
      fill={items.length > 0 ? 'rows' : 'body'}
      footer={<Link to={calendar}>{t('Open the calendar')}</Link>}
    >
      {items.length === 0 && (
        <span className="at-muted at-13">{t('Nothing more in the calendar today.')}</span>
      )}
      {items.slice(0, MOST).map((item) => (
        <TodayRow key={item.id} item={item} hue={shown.get(item.source)} calendar={calendar} />
      ))}
    </Card>
  );
}

function TodayRow({
  item,
  hue,
  calendar,
}: {
  item: CalendarItem;
  hue: CalendarHue | undefined;
  calendar: string;
}) {
  const toPath = useCompanyPath();
  return (
    <ListRow
      compact
      to={item.url ? toPath(item.url) : calendar}
      lead={<HueDot hue={hue} />}
      title={item.title ?? t('Busy')}
      end={<span className="at-12 at-muted at-num">{sayTime(item)}</span>}
    />
  );
}

function sayTime(item: CalendarItem): string {
  if (timesOf(item).from === null) return t('All day');
  const say = (moment: string) => formatDate(new Date(moment), { timeStyle: 'short' });
  return t('{from} to {to}', { from: say(item.start), to: say(item.end) });
}
