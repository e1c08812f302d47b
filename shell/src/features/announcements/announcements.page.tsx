import { ANNOUNCER_ROLES, ROLE_LABELS, type Announcement } from '@atrium/contracts';
import { formatDate, formatList, t, translate, useUser } from '@atrium/sdk';
import {
  Button,
  EmptyState,
  Loaded,
  Page,
  RowMenu,
  SkeletonCards,
  useAsPage,
  useOpenedRecord,
  useRecordForms,
  type MenuItem,
  type OpenedRecord,
} from '@atrium/ui';
import { useState } from 'react';
import { usePageTitle } from '../../app/use-page-title.js';
import { AnnouncementCard } from '../../inbox/announcement-card.js';
import { OlderRows } from '../../inbox/older-rows.js';
import { CreateAnnouncementDialog, EditAnnouncementDialog } from './announcement.dialog.js';
import { OpenedAnnouncement } from './opened-announcement.js';
import { useAnnouncements } from './use-announcements.js';

/** The open form: for a new announcement, or for this one. */
type Dialog = { announcement: Announcement | null } | null;

/** Announcements; admins and HR write, change and withdraw them here, and see how many people have read them. */
export default function AnnouncementsPage() {
  usePageTitle(t('Announcements'));
  const mayAnnounce = ANNOUNCER_ROLES.includes(useUser().role);
  const list = useAnnouncements();
  const place = useOpenedRecord(true);
  const asPage = useAsPage(place);
  // Opened by the palette, too.
  const asked = useRecordForms<Announcement>(mayAnnounce);
  const [dialog, setDialog] = useState<Dialog>(null);
  const close = () => {
    setDialog(null);
    asked.onClose();
  };
  const onEdit = mayAnnounce ? (announcement: Announcement) => setDialog({ announcement }) : null;
  const withdraw = async (announcement: Announcement) => {
    if ((await list.takeBack(announcement)) && place.id === announcement.id) place.close();
  };
  const itemsOf = (announcement: Announcement): MenuItem[] =>
    mayAnnounce ? [withdrawing(() => void withdraw(announcement))] : [];
  return (
    <>
      {!asPage && (
        <Page
          title={t('Announcements')}
          subtitle={t('News for the whole company or for your role.')}
          actions={mayAnnounce && <AddButton onAdd={() => setDialog({ announcement: null })} />}
        >
          <Cards list={list} place={place} onEdit={onEdit} itemsOf={itemsOf} />
        </Page>
      )}
      <OpenedAnnouncement
        place={place}
        asPage={asPage}
        onEdit={onEdit}
        itemsOf={itemsOf}
        rows={list.feed.items}
      />
      {(dialog?.announcement === null || asked.form) && <CreateAnnouncementDialog onClose={close} />}
      {dialog?.announcement && <EditAnnouncementDialog announcement={dialog.announcement} onClose={close} />}
    </>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <Button size="sm" variant="primary" icon="plus" onClick={onAdd}>
      {t('New announcement')}
    </Button>
  );
}

const withdrawing = (onSelect: () => void): MenuItem => ({
  label: t('Withdraw'),
  icon: 'x',
  danger: true,
  onSelect,
});

interface CardsProps {
  list: ReturnType<typeof useAnnouncements>;
  place: OpenedRecord;
  /** Null for people who may not announce. */
  onEdit: ((announcement: Announcement) => void) | null;
  itemsOf: (announcement: Announcement) => MenuItem[];
}

function Cards({ list, place, onEdit, itemsOf }: CardsProps) {
  const { feed, error, refetch, isFetching } = list;
  const cardOf = (announcement: Announcement) => (
    <AnnouncementCard
      key={announcement.id}
      announcement={announcement}
      link={{ to: place.hrefOf(announcement.id), state: place.linkState }}
      note={onEdit && <Keeping announcement={announcement} />}
      actions={
        onEdit && (
          <RowMenu
            label={t('Actions for {name}', { name: announcement.title })}
            items={[
              { label: t('Edit'), icon: 'pencil', onSelect: () => onEdit(announcement) },
              ...itemsOf(announcement),
            ]}
          />
        )
      }
    />
  );
  return (
    <Loaded
      of={{ data: feed.items, error, refetch, isFetching }}
      title={t('The announcements could not be loaded')}
      skeleton={<SkeletonCards of="text" />}
    >
      {(items) => (
        <>
          {items.length === 0 && <NoneYet mayAnnounce={onEdit !== null} />}
          {items.map(cardOf)}
          <OlderRows list={feed} />
        </>
      )}
    </Loaded>
  );
}

function NoneYet({ mayAnnounce }: { mayAnnounce: boolean }) {
  const text = mayAnnounce
    ? t('Share news with everyone. It can stay pinned to dashboards.')
    : t('Your company’s announcements appear here.');
  return <EmptyState title={t('No announcements yet')} text={text} />;
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
