import type { InboxNotification } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import {
  classNames,
  Icon,
  IconButton,
  iconNamed,
  ListRow,
  PhotoAvatar,
  RelativeTime,
  type LongRowProps,
} from '@atrium/ui';
import { memo } from 'react';
import { Link } from 'react-router-dom';

interface NotificationRowProps {
  item: InboxNotification;
  onMark: (id: string, read: boolean) => void;
  onFollow?: () => void;
  /** File id of the actor's photo. */
  photo?: string | undefined;
  /** Its position in a list of which only some rows are drawn. */
  place?: LongRowProps;
}

/**
 * One notification. The row leads to its subject and marks it as read; the button at its end only marks it. Memoized,
 * because a list can have thousands.
 */
export const NotificationRow = memo(NotificationRowView, isSame);

function NotificationRowView({ item, onMark, onFollow, photo, place }: NotificationRowProps) {
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
        lead={<Lead item={item} photo={photo} />}
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
        {...(path !== null
          ? { to: path === '/' ? path : toPath(path), onPress: press }
          : !read && { onPress: press })}
      />
      <IconButton
        icon={read ? 'mail' : 'check'}
        label={read ? t('Mark as unread: {title}', { title }) : t('Mark as read: {title}', { title })}
        onClick={() => onMark(id, !read)}
      />
      <Parts item={item} onPress={press} />
    </li>
  );
}

/** What one of several names, each with its own page. */
function Parts({ item: { title: about, parts }, onPress }: { item: InboxNotification; onPress: () => void }) {
  const toPath = useCompanyPath();
  if (parts.length === 0) return null;
  return (
    // Without its marks, which the style removes, a list is none to some screen readers.
    <ul className="at-feed-parts" role="list" aria-label={about}>
      {parts.map(({ title, path }, index) => (
        <li key={`${String(index)} ${path ?? ''}`}>
          {path === null ? (
            title
          ) : (
            <Link to={path === '/' ? path : toPath(path)} onClick={onPress}>
              {title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Lead({ item: { actor, icon }, photo }: Pick<NotificationRowProps, 'item' | 'photo'>) {
  if (actor) return <PhotoAvatar name={actor.name} size={32} photo={photo} presence={actor.presence} />;
  return (
    <span className="at-av at-av-32 at-h8">
      <Icon name={iconNamed(icon)} />
    </span>
  );
}

function isSame(before: NotificationRowProps, now: NotificationRowProps): boolean {
  return (
    before.item === now.item &&
    before.onMark === now.onMark &&
    before.onFollow === now.onFollow &&
    before.photo === now.photo &&
    before.place?.['data-index'] === now.place?.['data-index'] &&
    before.place?.['aria-setsize'] === now.place?.['aria-setsize']
  );
}
