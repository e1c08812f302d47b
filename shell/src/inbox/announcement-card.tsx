import type { Announcement } from '@atrium/contracts';
import { t, Trans, useCompanyPath, useStep } from '@atrium/sdk';
import { Button, Card, Icon, RelativeTime } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useReadAnnouncementMutation } from './announcements.api.js';

interface AnnouncementCardProps {
  announcement: Announcement;
  /** Where it opens; left out, on its page. */
  link?: { to: string; state: unknown };
  /** Buttons for people who may edit it. */
  actions?: ReactNode;
  /** Additional text at the bottom. */
  note?: ReactNode;
}

/** An announcement with its author and a button to confirm reading it. */
export function AnnouncementCard({ announcement, link, actions, note }: AnnouncementCardProps) {
  const { id, title, text, author, createdAt } = announcement;
  const opens = useAnnouncementPath()(id);
  return (
    <Card title={title} titleLink={{ to: opens, ...link, record: id }} actions={actions}>
      <p className="at-announced" dir="auto">
        {text}
      </p>
      <p className="at-announced-f">
        <span className="at-muted at-13">
          <bdi>{author}</bdi> · <RelativeTime at={createdAt} />
          {note}
        </span>
        <ReadMark announcement={announcement} />
      </p>
    </Card>
  );
}

/** The address of an announcement. */
export function useAnnouncementPath(): (id: string) => string {
  const pathOf = useCompanyPath();
  return (id) => pathOf(`announcements?open=${id}`);
}

/** The person's confirmation, or the button for it. */
export function ReadMark({ announcement: { id, title, read } }: { announcement: Announcement }) {
  const [confirm] = useReadAnnouncementMutation();
  const { take, busy } = useStep();
  if (read) {
    return (
      <span className="at-muted at-13">
        <Icon name="check" size={14} /> {t('You have read this')}
      </span>
    );
  }
  const press = () => take({ work: () => confirm(id).unwrap(), failed: t('This could not be saved') });
  return (
    <Button size="sm" icon="check" busy={busy} onClick={() => void press()}>
      <Trans
        id="I have read this<0>: {title}</0>"
        values={{ title }}
        components={[<span key="0" className="visually-hidden" />]}
      />
    </Button>
  );
}
