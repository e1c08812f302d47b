import { ANNOUNCER_ROLES, ROLE_LABELS, type Announcement } from '@atrium/contracts';
import { useUser } from '@atrium/sdk';
import { Button, EmptyState, ErrorState, Page, RowMenu, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { usePageTitle } from '../../app/use-page-title.js';
import { AnnouncementCard } from '../../inbox/announcement-card.js';
import { OlderRows } from '../../inbox/older-rows.js';
import { CreateAnnouncementDialog, EditAnnouncementDialog } from './announcement.dialog.js';
import { useAnnouncements } from './use-announcements.js';

/** A business day is the same day everywhere. */
const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

type Opened = { dialog: 'create' } | { dialog: 'edit'; announcement: Announcement } | null;

/** What was announced; admins and HR write, change and withdraw it here, and see how many have read it. */
export default function AnnouncementsPage() {
  usePageTitle('Announcements');
  const mayAnnounce = ANNOUNCER_ROLES.includes(useUser().role);
  const list = useAnnouncements();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <Page
      title="Announcements"
      subtitle="What concerns everybody, or everybody of your role."
      actions={
        mayAnnounce && (
          <Button size="sm" variant="primary" icon="plus" onClick={() => setOpened({ dialog: 'create' })}>
            New announcement
          </Button>
        )
      }
    >
      <Cards
        list={list}
        mayAnnounce={mayAnnounce}
        onEdit={(announcement) => setOpened({ dialog: 'edit', announcement })}
      />
      {opened?.dialog === 'create' && <CreateAnnouncementDialog onClose={close} />}
      {opened?.dialog === 'edit' && (
        <EditAnnouncementDialog
          announcement={opened.announcement}
          load={() => list.loadOne(opened.announcement.id)}
          onClose={close}
        />
      )}
    </Page>
  );
}

interface CardsProps {
  list: ReturnType<typeof useAnnouncements>;
  mayAnnounce: boolean;
  onEdit: (announcement: Announcement) => void;
}

function Cards({ list, mayAnnounce, onEdit }: CardsProps) {
  const { feed, error, refetch, isFetching, takeBack } = list;
  if (!feed.items) {
    if (!error) return <SkeletonCards />;
    const title = 'The announcements could not be loaded';
    return <ErrorState title={title} error={error} onRetry={refetch} busy={isFetching} />;
  }
  if (feed.items.length === 0) {
    const text = mayAnnounce
      ? 'Say something to everybody: it is told at once, and can stay on the dashboard.'
      : 'What your company announces shows here.';
    return <EmptyState title="Nothing announced yet" text={text} />;
  }
  return (
    <>
      {feed.items.map((announcement) => (
        <AnnouncementCard
          key={announcement.id}
          announcement={announcement}
          note={mayAnnounce && <Keeping announcement={announcement} />}
          actions={
            mayAnnounce && (
              <RowMenu
                label={`Actions for ${announcement.title}`}
                items={[
                  { label: 'Edit', icon: 'pencil', onSelect: () => onEdit(announcement) },
                  { label: 'Withdraw', icon: 'x', danger: true, onSelect: () => void takeBack(announcement) },
                ]}
              />
            )
          }
        />
      ))}
      <OlderRows list={feed} />
    </>
  );
}

/** What only those who keep announcements need to know of one. */
function Keeping({ announcement: { roles, pinnedUntil, readBy } }: { announcement: Announcement }) {
  const audience = roles.length === 0 ? 'everybody' : roles.map((role) => ROLE_LABELS[role]).join(', ');
  return (
    <>
      {` · for ${audience}`}
      {pinnedUntil && ` · pinned until ${dayFormat.format(new Date(pinnedUntil))}`}
      {readBy && ` · read by ${String(readBy.read)} of ${String(readBy.of)}`}
    </>
  );
}
