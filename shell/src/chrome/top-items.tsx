import type { Portal } from '@atrium/contracts';
import { useMayOpen } from '@atrium/sdk';
import { RemoteWidget } from '../federation/remote-widget.js';
import { listSlot } from '../federation/slot.rules.js';
import { useGetInboxCountsQuery } from '../inbox/inbox.api.js';

/** What apps show in the top bar while their count is not 0, such as a running timer. */
export function TopItems({ portal }: { portal: Portal }) {
  const mayOpen = useMayOpen();
  const { data } = useGetInboxCountsQuery();
  return listSlot(portal, 'topbar.item', mayOpen)
    .filter(({ slot }) => slot.badge !== undefined && (data?.badges[slot.badge] ?? 0) > 0)
    .map((entry) => <RemoteWidget key={entry.slot.id} {...entry} bare />);
}
