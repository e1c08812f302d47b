import type { Portal } from '@atrium/contracts';
import { useMayOpen } from '@atrium/sdk';
import { RemoteWidget } from '../federation/remote-widget.js';
import { listSlot } from '../federation/slot.rules.js';
import { useGetInboxCountsQuery } from '../inbox/inbox.api.js';

/** What apps show on every page while their count is not 0, such as a running timer. */
function useTopItems(portal: Portal) {
  const mayOpen = useMayOpen();
  const { data } = useGetInboxCountsQuery();
  return listSlot(portal, 'topbar.item', mayOpen).filter(
    ({ slot }) => slot.badge !== undefined && (data?.badges[slot.badge] ?? 0) > 0,
  );
}

export function TopItems({ portal }: { portal: Portal }) {
  return useTopItems(portal).map((entry) => <RemoteWidget key={entry.slot.id} {...entry} bare />);
}

/** The same on a phone, whose top bar has no room for them: below the page, above nothing. */
export function BottomItems({ portal }: { portal: Portal }) {
  const items = useTopItems(portal);
  if (items.length === 0) return null;
  return (
    <div className="at-bottombar">
      {items.map((entry) => (
        <RemoteWidget key={entry.slot.id} {...entry} bare />
      ))}
    </div>
  );
}
