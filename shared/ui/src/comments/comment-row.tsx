import type { Comment, SubjectPlace } from '@atrium/contracts';
import { t, usePhotos, useStep } from '@atrium/sdk';
import { useState } from 'react';
import { PhotoAvatar } from '../avatar/photo-avatar.js';
import { RelativeTime } from '../feedback/relative-time.js';
import { RichTextView } from '../field/rich-text/rich-text-view.js';
import type { MenuItem } from '../overlay/menu.types.js';
import { RowMenu } from '../overlay/row-menu.js';
import { useDeleteCommentMutation } from './comments.api.js';
import { EditComment, useIsEdited } from './edit-comment.js';

interface CommentRowProps {
  comment: Comment;
  place: SubjectPlace;
}

/** A comment; its author can change and delete it. */
export function CommentRow({ comment, place }: CommentRowProps) {
  const { author, text, createdAt, editedAt, mine } = comment;
  const isKept = useIsEdited(comment);
  const [editing, setEditing] = useState(isKept);
  const photo = usePhotos([author.id]).get(author.id);
  const items = useCommentSteps(comment, () => setEditing(true));
  return (
    <li className="at-comment">
      <PhotoAvatar name={author.name} photo={photo} />
      <div className="at-comment-b">
        <div className="at-row">
          <strong className="at-clip" dir="auto">
            {author.name}
          </strong>
          <span className="at-12 at-muted at-grow">
            <RelativeTime at={createdAt} /> {editedAt && <> · {t('edited')}</>}
          </span>
          {mine && !editing && <RowMenu label={t('Actions for your comment')} items={items} />}
        </div>
        {editing ? (
          <EditComment comment={comment} place={place} onClose={() => setEditing(false)} />
        ) : (
          <RichTextView text={text} />
        )}
      </div>
    </li>
  );
}

function useCommentSteps({ id, version }: Comment, onEdit: () => void): MenuItem[] {
  const [remove] = useDeleteCommentMutation();
  const { take } = useStep();
  const erase = () =>
    take({
      ask: {
        title: t('Delete this comment?'),
        text: t('It is permanently deleted for everyone.'),
        confirmText: t('Delete'),
        tone: 'danger',
      },
      work: () => remove({ id, version }).unwrap(),
      done: t('Comment deleted'),
    });
  return [
    { label: t('Edit'), icon: 'pencil', onSelect: onEdit },
    { label: t('Delete'), icon: 'trash', danger: true, onSelect: () => void erase() },
  ];
}
