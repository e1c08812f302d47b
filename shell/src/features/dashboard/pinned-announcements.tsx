import { AnnouncementCard } from '../../inbox/announcement-card.js';
import { useListPinnedQuery } from '../../inbox/announcements.api.js';

const MOST = 3;

/** Pinned announcements; each disappears when the person has confirmed reading it. */
export function PinnedAnnouncements() {
  const { data } = useListPinnedQuery();
  const open = data?.items.filter(({ read }) => !read).slice(0, MOST) ?? [];
  if (open.length === 0) return null;
  return (
    <div className="at-pinned">
      {open.map((announcement) => (
        <AnnouncementCard key={announcement.id} announcement={announcement} />
      ))}
    </div>
  );
}
