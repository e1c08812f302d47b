import { kindRules, type InboxNotification, type NotificationKindRules } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import {
  Avatar,
  classNames,
  Icon,
  IconButton,
  ListRow,
  RelativeTime,
  type IconName,
  type LongRowProps,
} from '@atrium/ui';
import { memo } from 'react';

interface NotificationRowProps {
  item: InboxNotification;
  onMark: (id: string, read: boolean) => void;
  onFollow?: () => void;
  /** Where it stands in a list of which only some rows are drawn. */
  place?: LongRowProps;
}

const ICONS: Record<NotificationKindRules['group'], IconName> = {
  'My account': 'shield-lock',
  People: 'users',
  Attendance: 'clock',
  Apps: 'apps',
  Inbox: 'bell',
};

/**
 * One notification: the row leads to what it is about and marks it as read, the button at its end only marks. Thousands
 * of them stand in one list: drawn anew only when they change.
 */
export const NotificationRow = memo(NotificationRowView, isSame);

function NotificationRowView({ item, onMark, onFollow, place }: NotificationRowProps) {
  const toPath = useCompanyPath();
  const { id, title, text, path, read, gone, createdAt } = item;
  const press = () => {
    if (!read) onMark(id, true);
    onFollow?.();
  };
  return (
    <li {...place} className={classNames(!read && 'is-new', gone && 'is-gone')}>
      <ListRow
        wrap
        lead={<Lead item={item} />}
        title={
          <>
            {!read && <span className="visually-hidden">{t('Unread:')} </span>}
            {title}
          </>
        }
        text={
          <>
            {text && <span className="d-block">{text}</span>}
            <span className="at-faint">
              <RelativeTime at={createdAt} />
            </span>
          </>
        }
        {...(path !== null ? { to: toPath(path), onPress: press } : !read && { onPress: press })}
      />
      <IconButton
        icon={read ? 'mail' : 'check'}
        label={read ? t('Mark as unread: {title}', { title }) : t('Mark as read: {title}', { title })}
        onClick={() => onMark(id, !read)}
      />
    </li>
  );
}

function Lead({ item: { actor, kind } }: { item: InboxNotification }) {
  if (actor) return <Avatar name={actor.name} size={32} presence={actor.presence} />;
  return (
    <span className="at-av at-av-32 at-h8">
      <Icon name={ICONS[kindRules(kind)?.group ?? 'Inbox']} />
    </span>
  );
}

function isSame(before: NotificationRowProps, now: NotificationRowProps): boolean {
  return (
    before.item === now.item &&
    before.onMark === now.onMark &&
    before.onFollow === now.onFollow &&
    before.place?.['data-index'] === now.place?.['data-index'] &&
    before.place?.['aria-setsize'] === now.place?.['aria-setsize']
  );
}
