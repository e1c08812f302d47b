import { ANNOUNCER_ROLES, ROLE_LABELS, type Announcement } from '@atrium/contracts';
import { formatDate, formatList, t, translate, useUser } from '@atrium/sdk';
import { Button, EmptyState, ErrorState, Page, RowMenu, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { usePageTitle } from '../../app/use-page-title.js';
import { AnnouncementCard } from '../../inbox/announcement-card.js';
import { OlderRows } from '../../inbox/older-rows.js';
import { CreateAnnouncementDialog, EditAnnouncementDialog } from './announcement.dialog.js';
import { useAnnouncements } from './use-announcements.js';

type Opened = { dialog: 'create' } | { dialog: 'edit'; announcement: Announcement } | null;

/** Announcements; admins and HR write, change and withdraw them here, and see how many people have read them. */
export default function AnnouncementsPage() {
  usePageTitle(t('Announcements'));
  const mayAnnounce = ANNOUNCER_ROLES.includes(useUser().role);
  const list = useAnnouncements();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <Page
      title={t('Announcements')}
      subtitle={t('News for the whole company or for your role.')}
      actions={
        mayAnnounce && (
          <Button size="sm" variant="primary" icon="plus" onClick={() => setOpened({ dialog: 'create' })}>
            {t('New announcement')}
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
        <EditAnnouncementDialog announcement={opened.announcement} onClose={close} />
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
    const title = t('The announcements could not be loaded');
    return <ErrorState title={title} error={error} onRetry={refetch} busy={isFetching} />;
  }
  if (feed.items.length === 0) {
    const text = mayAnnounce
      ? t('Share news with everyone. It can stay pinned to dashboards.')
      : t('Your company’s announcements appear here.');
    return <EmptyState title={t('No announcements yet')} text={text} />;
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
              <Actions
                title={announcement.title}
                onEdit={() => onEdit(announcement)}
                onWithdraw={() => void takeBack(announcement)}
              />
            )
          }
        />
      ))}
      <OlderRows list={feed} />
    </>
  );
}

interface ActionsProps {
  title: string;
  onEdit: () => void;
  onWithdraw: () => void;
}

function Actions({ title, onEdit, onWithdraw }: ActionsProps) {
  return (
    <RowMenu
      label={t('Actions for {name}', { name: title })}
      items={[
        { label: t('Edit'), icon: 'pencil', onSelect: onEdit },
        { label: t('Withdraw'), icon: 'x', danger: true, onSelect: onWithdraw },
      ]}
    />
  );
}

/** Details of an announcement for people who may announce. */
function Keeping({ announcement: { roles, pinnedUntil, readBy } }: { announcement: Announcement }) {
  const audience = roles.map((role) => translate(ROLE_LABELS[role]));
  const notes = [
    roles.length === 0 ? t('for everyone') : t('for {roles}', { roles: formatList(audience) }),
    pinnedUntil && t('pinned until {date}', { date: formatDate(pinnedUntil) }),
    readBy && t('read by {read} of {of}', { read: readBy.read, of: readBy.of }),
  ];
  return notes
    .filter(Boolean)
    .map((note) => ` · ${String(note)}`)
    .join('');
}
