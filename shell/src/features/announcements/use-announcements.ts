import type { Announcement } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import {
  useListAnnouncementsQuery,
  useLoadAnnouncementsMutation,
  useWithdrawAnnouncementMutation,
} from '../../inbox/announcements.api.js';
import { useFeed } from '../../inbox/use-feed.js';

const PAGE = 30;
const MOST = 100;

/** What was announced to the person; for those who write announcements, all of it. */
export function useAnnouncements() {
  const { currentData, error, refetch, isFetching } = useListAnnouncementsQuery({ limit: PAGE });
  const [load] = useLoadAnnouncementsMutation();
  const [withdraw] = useWithdrawAnnouncementMutation();
  const { take } = useStep();
  const feed = useFeed<Announcement>({
    head: currentData,
    key: 'announcements',
    loadOlder: (before) => load({ limit: PAGE, before }).unwrap(),
  });
  return {
    feed,
    error,
    refetch,
    isFetching,
    /** @throws {Error} when it was withdrawn */
    loadOne: async (id: string): Promise<Announcement> => {
      const { items } = await load({ limit: MOST }).unwrap();
      const found = items.find((one) => one.id === id);
      if (!found) throw new Error('It was withdrawn.');
      return found;
    },
    takeBack: async ({ id, title, version }: Announcement): Promise<void> => {
      await take({
        of: id,
        ask: {
          title: t('Withdraw “{title}”?', { title }),
          text: t('It leaves every list and dashboard. What told of it says no more what it was.'),
          confirmText: t('Withdraw'),
          tone: 'danger',
        },
        work: () => withdraw({ id, version }).unwrap(),
        failed: t('It could not be withdrawn'),
      });
    },
  };
}
