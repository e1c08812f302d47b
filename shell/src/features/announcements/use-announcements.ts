import { ANNOUNCEMENT, type Announcement, type Feed, type Page } from '@atrium/contracts';
import { recordApi, t, useStep } from '@atrium/sdk';
import { useMemo } from 'react';
import { useWithdrawAnnouncementMutation } from '../../inbox/announcements.api.js';
import { useFeed } from '../../inbox/use-feed.js';

const NEWEST = { sort: '-createdAt', limit: 30 } as const;

export const announcementApi = recordApi(ANNOUNCEMENT);

const toFeed = ({ items, nextCursor }: Page<Announcement>): Feed<Announcement> => ({
  items,
  next: nextCursor,
});

/** Announcements to the person; people who may announce get all of them. */
export function useAnnouncements() {
  const { currentData, error, refetch, isFetching } = announcementApi.useList(NEWEST);
  const { loadPage } = announcementApi.useCalls();
  const [withdraw] = useWithdrawAnnouncementMutation();
  const { take } = useStep();
  const head = useMemo(() => currentData && toFeed(currentData), [currentData]);
  const feed = useFeed<Announcement>({
    head,
    key: 'announcements',
    loadOlder: async (cursor) => toFeed(await loadPage({ ...NEWEST, cursor })),
  });
  return {
    feed,
    error,
    refetch,
    isFetching,
    takeBack: ({ id, title, version }: Announcement): Promise<boolean> =>
      take({
        of: id,
        ask: {
          title: t('Withdraw “{title}”?', { title }),
          text: t(
            'It is removed from every list and dashboard, and its notifications no longer show the text.',
          ),
          confirmText: t('Withdraw'),
          tone: 'danger',
        },
        work: () => withdraw({ id, version }).unwrap(),
        failed: t('It could not be withdrawn'),
      }),
  };
}
