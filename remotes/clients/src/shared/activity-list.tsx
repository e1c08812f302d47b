import {
  CALL_OUTCOME_LABELS,
  dayIn,
  labelOfStage,
  type ActivityAbout,
  type ClientActivity,
} from '@atrium/contracts';
import { formatDate, formatTime, t, translate, useUser } from '@atrium/sdk';
import { Bar, EmptyState, Icon, Loaded, Loading, ShowEarlier, withoutNext } from '@atrium/ui';
import { useListActivitiesInfiniteQuery } from './activity.api.js';
import { ActivityForm } from './activity-form.js';
import styles from './activity.module.scss';

interface ActivityListProps {
  about: ActivityAbout;
  /** Whether the person may write something down. */
  mayLog: boolean;
}

/** What happened with a lead or a client, the newest first, and the form for more. */
export default function ActivityList({ about, mayLog }: ActivityListProps) {
  return (
    <div className="d-grid gap-4">
      {mayLog && <ActivityForm about={about} />}
      <Activities about={about} />
    </div>
  );
}

function Activities({ about }: Pick<ActivityListProps, 'about'>) {
  const query = withoutNext(useListActivitiesInfiniteQuery(about));
  return (
    <Loaded
      of={query}
      title={t('The timeline did not load')}
      skeleton={
        <Loading label={t('Loading the timeline')}>
          <Bar />
          <Bar />
        </Loading>
      }
    >
      {({ pages }) => (
        <>
          <Shown items={pages.flatMap((page) => page.items)} isLead={about.kind === 'lead'} />
          {query.hasNextPage && (
            <div>
              <ShowEarlier of={[query]} />
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

function Shown({ items, isLead }: { items: readonly ClientActivity[]; isLead: boolean }) {
  if (items.length === 0)
    return (
      <EmptyState
        title={t('No activities yet')}
        text={t('Calls, notes and messages that you write down appear here.')}
      />
    );
  return (
    <ul className={styles['list']} aria-label={t('Timeline')}>
      {items.map((item, place) => (
        <Item key={item.id} item={item} before={items[place - 1]} isLead={isLead} />
      ))}
    </ul>
  );
}

const ICONS = {
  note: 'file',
  call: 'phone',
  message: 'message',
  email: 'mail',
  stage: 'arrow-right',
} as const;

interface ItemProps {
  item: ClientActivity;
  before: ClientActivity | undefined;
  isLead: boolean;
}

/** Under its day, where that is another than that of the one before. */
function Item({ item, before, isLead }: ItemProps) {
  const zone = useUser().company.timezone;
  const day = dayIn(new Date(item.at), zone);
  const isNewDay = !before || dayIn(new Date(before.at), zone) !== day;
  return (
    <>
      {isNewDay && <li className={styles['day']}>{formatDate(day)}</li>}
      <li className={styles['item']}>
        <span className={styles['icon']} aria-hidden>
          <Icon name={ICONS[item.kind]} />
        </span>
        <div className="at-13">
          <div className="d-flex gap-2">
            <span className="me-auto">{sayItem(item)}</span>
            <time className="at-muted" dateTime={item.at}>
              {formatTime(item.at, { zone })}
            </time>
          </div>
          {!isLead && item.lead && (
            <div className="at-muted at-12">{t('As a lead: {name}', { name: item.lead.name })}</div>
          )}
          {item.text && (
            <p className={styles['text']} dir="auto">
              {item.text}
            </p>
          )}
        </div>
      </li>
    </>
  );
}

function sayItem(item: ClientActivity): string {
  const { kind, direction, outcome, minutes, stage, stageName } = item;
  const name = item.by?.name ?? t('Atrium');
  if (kind === 'stage')
    return t('{name}: now {stage}', {
      name,
      stage: translate(labelOfStage({ type: stage ?? 'new', name: stageName })),
    });
  if (kind === 'note') return t('{name} wrote a note', { name });
  if (kind === 'call')
    return [
      direction === 'out' ? t('{name} called', { name }) : t('{name} took a call', { name }),
      minutes === null ? null : t('{minutes} min', { minutes: String(minutes) }),
      outcome && translate(CALL_OUTCOME_LABELS[outcome]),
    ]
      .filter(Boolean)
      .join(' · ');
  if (kind === 'email')
    return direction === 'out' ? t('{name} wrote an email', { name }) : t('{name} got an email', { name });
  return direction === 'out'
    ? t('{name} wrote on WhatsApp', { name })
    : t('{name} got a WhatsApp message', { name });
}
