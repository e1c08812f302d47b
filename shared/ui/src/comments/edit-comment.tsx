import type { Comment, SubjectPlace } from '@atrium/contracts';
import { t, useUnsavedWork, useUser } from '@atrium/sdk';
import { useState } from 'react';
import { keepDraft, readDraft } from './comment-drafts.js';
import { CommentForm } from './comment-form.js';
import { useUpdateCommentMutation } from './comments.api.js';

interface EditCommentProps {
  comment: Comment;
  place: SubjectPlace;
  onClose: () => void;
}

const placeOf = ({ id }: Comment): SubjectPlace => ({ kind: 'comment', id });

/** Whether a change of it was typed and not sent, before its row went out of sight. */
export function useIsEdited(comment: Comment): boolean {
  const { id: userId } = useUser();
  return comment.mine && readDraft(userId, placeOf(comment)) !== null;
}

/** Changes a comment; what is typed is kept until it is sent or given up, also while the row is not shown. */
export function EditComment({ comment, place, onClose }: EditCommentProps) {
  const { id, version, text } = comment;
  const { id: userId } = useUser();
  const [update] = useUpdateCommentMutation();
  const [draft] = useState(() => readDraft(userId, placeOf(comment)));
  const [typed, setTyped] = useState(draft !== null);
  useUnsavedWork(typed);
  const close = () => {
    keepDraft(userId, placeOf(comment), null);
    onClose();
  };
  return (
    <CommentForm
      place={place}
      label={t('Change your comment')}
      first={draft ?? text}
      sendLabel={t('Save')}
      onText={(changed) => {
        keepDraft(userId, placeOf(comment), changed);
        setTyped(true);
      }}
      onCancel={close}
      onSend={async (changed) => {
        await update({ id, version, text: changed }).unwrap();
        close();
      }}
    />
  );
}
