import type { User } from '@atrium/contracts';
import { fetchSession, t, usePortalStore, useStep } from '@atrium/sdk';
import { nameOf } from './user.format.js';
import { useSeeAsMutation } from './users.api.js';

/** Begins to look at the portal as somebody else; the page then reloads by itself. */
export function useSeeAs(): (user: User) => Promise<void> {
  const store = usePortalStore();
  const [begin] = useSeeAsMutation();
  const { take } = useStep();
  return async (user) => {
    await take({
      ask: {
        title: t('View as {name}?', { name: nameOf(user) }),
        text: t(
          'You see what they see, except messages and notifications, and cannot change anything. It ends after 15 minutes and is recorded in the audit trail.',
        ),
        confirmText: t('View portal'),
      },
      work: async () => {
        await begin(user.id).unwrap();
        await store.dispatch(fetchSession());
      },
      failed: t('View as could not start'),
    });
  };
}
