import type { InboxNotification } from '@atrium/contracts';
import { usePhotos } from '@atrium/sdk';

/** Photos of the people who caused the notifications, by user. */
export function useActorPhotos(items: readonly InboxNotification[] | undefined): ReadonlyMap<string, string> {
  const ids = items?.flatMap(({ actor }) => (actor ? [actor.id] : [])) ?? [];
  return usePhotos([...new Set(ids)]);
}
