import {
  FEED_CALENDAR_LABELS,
  FEED_DETAIL_LABELS,
  type CalendarFeed,
  type NewCalendarFeed,
} from '@atrium/contracts';
import { formatDate, formatList, lazyDialog, t, translate, useStep } from '@atrium/sdk';
import {
  Button,
  Card,
  EmptyState,
  ListRow,
  Loaded,
  Note,
  RowMenu,
  ShownLink,
  SkeletonCards,
} from '@atrium/ui';
import { useState } from 'react';
import { useListFeedsQuery, useRenewFeedMutation, useRevokeFeedMutation } from './feed.api.js';

const FeedDialog = lazyDialog(() => import('./feed.dialog.js'));

/** The links by which a person's other programs read their calendar. */
export function FeedSection({ allowed }: { allowed: boolean }) {
  const query = useListFeedsQuery();
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<NewCalendarFeed | null>(null);
  return (
    <Card
      title={t('Calendar links')}
      fill="rows"
      footer={
        allowed && (
          <Button size="sm" icon="plus" onClick={() => setAdding(true)}>
            {t('New link')}
          </Button>
        )
      }
    >
      {!allowed && <Note tone="info">{t('Your company does not allow calendar links.')}</Note>}
      {made && <MadeLink feed={made} onDone={() => setMade(null)} />}
      <Loaded
        of={query}
        title={t('The links could not be loaded')}
        skeleton={<SkeletonCards cards={1} rows={1} label={t('Loading the links')} />}
      >
        {({ items }) => (
          <>
            {items.length === 0 && allowed && <NoLinks />}
            {items.map((feed) => (
              <FeedRow key={feed.id} feed={feed} allowed={allowed} onRenewed={setMade} />
            ))}
          </>
        )}
      </Loaded>
      {adding && <FeedDialog onMade={setMade} onClose={() => setAdding(false)} />}
    </Card>
  );
}

const MadeLink = ({ feed: { url, name }, onDone }: { feed: NewCalendarFeed; onDone: () => void }) => (
  <Note tone="info" live>
    <ShownLink
      link={url}
      label={t('Link for {name}', { name })}
      actions={<Button onClick={onDone}>{t('Done')}</Button>}
    />
  </Note>
);

const NoLinks = () => (
  <EmptyState
    drawing="days"
    title={t('No links yet')}
    text={t('With a link, a phone or another program shows this calendar.')}
  />
);

interface FeedRowProps {
  feed: CalendarFeed;
  allowed: boolean;
  onRenewed: (feed: NewCalendarFeed) => void;
}

function FeedRow({ allowed, ...given }: FeedRowProps) {
  const { feed } = given;
  const steps = useFeedSteps(given);
  return (
    <ListRow
      title={<bdi>{feed.name}</bdi>}
      text={sayFeed(feed)}
      end={
        <RowMenu
          label={t('Actions of {name}', { name: feed.name })}
          items={[
            ...(allowed ? [{ label: t('Renew'), onSelect: () => void steps.renew() }] : []),
            { label: t('Revoke'), danger: true, onSelect: () => void steps.revoke() },
          ]}
        />
      }
    />
  );
}

function sayFeed({ details, calendars, lastUsedAt }: CalendarFeed): string {
  const contents = formatList(calendars.map((each) => translate(FEED_CALENDAR_LABELS[each])));
  const used = lastUsedAt
    ? t('Last used {when}', {
        when: formatDate(new Date(lastUsedAt), { dateStyle: 'medium', timeStyle: 'short' }),
      })
    : t('Not used yet');
  return `${translate(FEED_DETAIL_LABELS[details])} · ${contents} · ${used}`;
}

function useFeedSteps({ feed: { id, name }, onRenewed }: Pick<FeedRowProps, 'feed' | 'onRenewed'>) {
  const [renew] = useRenewFeedMutation();
  const [revoke] = useRevokeFeedMutation();
  const { take } = useStep();
  return {
    renew: () =>
      take({
        ask: {
          title: t('Renew {name}?', { name }),
          text: t('Its address stops working, and you get a new one.'),
          confirmText: t('Renew'),
        },
        work: async () => onRenewed(await renew(id).unwrap()),
      }),
    revoke: () =>
      take({
        ask: {
          title: t('Revoke {name}?', { name }),
          text: t('Programs that use it no longer see the calendar.'),
          confirmText: t('Revoke'),
          tone: 'danger',
        },
        work: () => revoke(id).unwrap(),
        done: t('{name} revoked', { name }),
      }),
  };
}
