import type { InboxNotification } from '@atrium/contracts';
import { usePhotos } from '@atrium/sdk';
import { LongList, type LongRowProps } from '@atrium/ui';
import { Suspense, useState } from 'react';
import { OlderRows } from '../../inbox/older-rows.js';
import { NotificationRow } from './notification-row.js';
import type { useNotifications } from './use-notifications.js';

/** The height of most notifications, with two lines of text. */
const ROW_HEIGHT = 65;

/** All loaded notifications; of thousands only those near the visible part are drawn. */
export function NotificationFeed({ list }: { list: ReturnType<typeof useNotifications> }) {
  const { feed, mark, place } = list;
  const items = feed.items ?? [];
  const photos = usePhotos(items.map(({ actor }) => actor?.id));
  // Fixed while the page is open, because rows that change their component would lose the focus.
  const [mayGrow] = useState(feed.hasOlder || items.length > 100);
  const row = (item: InboxNotification, at?: LongRowProps) => (
    <NotificationRow
      key={item.id}
      item={item}
      photo={item.actor ? photos.get(item.actor.id) : undefined}
      onMark={mark}
      {...(at && { place: at })}
    />
  );
  const plain = <ul className="at-feed">{items.slice(0, 100).map((item) => row(item))}</ul>;
  return (
    <>
      {mayGrow ? (
        <Suspense fallback={plain}>
          <LongList
            className="at-feed is-long"
            items={items}
            keyOf={({ id }) => id}
            row={row}
            estimate={ROW_HEIGHT}
            more={feed.hasOlder}
            begin={place.begin}
            onLeave={place.leave}
          />
        </Suspense>
      ) : (
        plain
      )}
      <OlderRows list={feed} />
    </>
  );
}
