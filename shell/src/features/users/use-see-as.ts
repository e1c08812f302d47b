import type { User } from '@atrium/contracts';
import { confirm, fetchSession, isApiFailure, t, toast, usePortalStore } from '@atrium/sdk';
import { nameOf } from './user.format.js';
import { useSeeAsMutation } from './users.api.js';

/** Begins to look at the portal as somebody does; the page then starts over by itself. */
export function useSeeAs(): (user: User) => Promise<void> {
  const store = usePortalStore();
  const [begin] = useSeeAsMutation();
  return async (user) => {
    const sure = await confirm({
      title: t('See the portal as {name}?', { name: nameOf(user) }),
      text: t(
        'You see what they see, but not their messages and notifications, and can change nothing. It ends after 15 minutes, and the audit trail says that you did it.',
      ),
      confirmText: t('See it'),
    });
    if (!sure) return;
    try {
      await begin(user.id).unwrap();
      await store.dispatch(fetchSession());
    } catch (reason) {
      toast.error(t('It did not begin'), isApiFailure(reason) ? { text: reason.error.message } : {});
    }
  };
}
