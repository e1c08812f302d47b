import type { CalendarHue, CalendarItem } from '@atrium/contracts';
import { formatDate, t, toFailure, useCompanyPath } from '@atrium/sdk';
import { addDays, Card, dayOf, FailedWidget, ListRow, SkeletonCards } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { browserZone } from '../../language/browser-zone.js';
import { useListCalendarItemsQuery } from './calendar.api.js';
import { HueDot } from './hue-dot.js';
import { timesOf } from './shown-items.rules.js';
import { useSources } from './use-sources.js';

const MOST = 6;
/** Home lists what is due in a card of its own. */
const TASKS = 'tasks';

/** What the person’s calendar holds today, whole days first; what is over is left out. */
export function TodayCard() {
  const now = new Date();
  const day = dayOf(now);
  const zone = browserZone();
  const { data, error, refetch } = useListCalendarItemsQuery({ from: day, to: addDays(day, 1), zone });
  const { sources, isOn } = useSources();
  const shown = new Map(sources.filter(isOn).map(({ key, colour }) => [key, colour]));
  const calendar = useCompanyPath()(`calendar?view=day&day=${day}`);
  if (!data && error)
    return (
      <FailedWidget
        title={t('The calendar did not load')}
        text={toFailure(error).error.message}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonCards cards={1} rows={2} label={t('Loading the calendar')} />;
  const items = data.items
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
