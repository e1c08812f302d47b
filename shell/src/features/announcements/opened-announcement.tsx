import { ANNOUNCEMENT, ROLE_LABELS, type Announcement } from '@atrium/contracts';
import { formatList, t, translate } from '@atrium/sdk';
import { OpenedRow, RelativeTime, type ColumnLooks, type MenuItem, type OpenedRecord } from '@atrium/ui';
import { ReadMark } from '../../inbox/announcement-card.js';
import { announcementApi } from './use-announcements.js';

const LOOKS: ColumnLooks<(typeof ANNOUNCEMENT)['list'], Announcement> = {
  createdAt: { cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  roles: {
    cell: ({ roles }) =>
      roles.length === 0 ? t('Everyone') : formatList(roles.map((role) => translate(ROLE_LABELS[role]))),
  },
};

const OPENED = {
  note: ({ author }: Announcement) => <bdi>{author}</bdi>,
  lead: (announcement: Announcement) => (
    <>
      <p className="at-announced" dir="auto">
        {announcement.text}
      </p>
      <p className="at-announced-f is-opened">
        <ReadMark announcement={announcement} />
      </p>
    </>
  ),
};

interface OpenedAnnouncementProps {
  place: OpenedRecord;
  asPage: boolean;
  /** What the page has loaded, which may include it. */
  rows: readonly Announcement[] | undefined;
  onEdit: ((announcement: Announcement) => void) | null;
  itemsOf: (announcement: Announcement) => MenuItem[];
}

/** The announcement that the address names, over the others, with its comments and its history. */
export function OpenedAnnouncement(props: OpenedAnnouncementProps) {
  return (
    <OpenedRow
      {...props}
      record={ANNOUNCEMENT}
      api={announcementApi}
      looks={LOOKS}
      nameOf={({ title }) => title}
      opened={OPENED}
    />
  );
}
