import {
  COMMENT_PICTURE_LIMIT,
  COMMENT_PICTURE_USE,
  mentionsIn,
  type RichText,
  type SubjectPlace,
} from '@atrium/contracts';
import { formatList, t, toFailure } from '@atrium/sdk';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { Note } from '../feedback/note.js';
import { RichTextField } from '../field/rich-text/lazy-rich-text-field.js';
import { useListUnableQuery } from './comments.api.js';

const PICTURES = { use: COMMENT_PICTURE_USE, maxBytes: COMMENT_PICTURE_LIMIT };

interface CommentFormProps {
  place: SubjectPlace;
  label: string;
  /** The text that it begins with. */
  first: RichText | null;
  sendLabel: string;
  onText?: (text: RichText | null) => void;
  /** Throws the server's refusal; the text then stays. */
  onSend: (text: RichText) => Promise<void>;
  onCancel?: () => void;
}

/** Writes a comment. When it cannot be sent, it stays as it is and says why. */
export function CommentForm(props: CommentFormProps) {
  const { place, label, first, sendLabel, onText, onCancel } = props;
  const [text, setText] = useState(first);
  const { send, busy, failed } = useSending(props.onSend);
  return (
    <form
      className="at-comment-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text) void send(text);
      }}
    >
      <RichTextField
        label={label}
        defaultValue={first}
        pictures={PICTURES}
        onChange={({ target }) => {
          setText(target.value);
          onText?.(target.value);
        }}
      />
      {text && <UnableNote place={place} text={text} />}
      {failed !== null && (
        <Note tone="danger" live>
          {failed} {t('Your text is still here. Send it again.')}
        </Note>
      )}
      <div className="at-actions">
        {onCancel && (
          <Button size="sm" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
        <Button size="sm" variant="primary" type="submit" busy={busy} disabled={!text}>
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}

function useSending(onSend: (text: RichText) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const send = async (text: RichText) => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      await onSend(text);
    } catch (reason) {
      const { message, fields } = toFailure(reason).error;
      setFailed(Object.values(fields ?? {})[0] ?? message);
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, failed };
}

/** Says whom the text mentions although they cannot read the record. */
function UnableNote({ place, text }: { place: SubjectPlace; text: RichText }) {
  const mentions = mentionsIn(text);
  const users = mentions.map(({ id }) => id).join();
  const { currentData } = useListUnableQuery({ ...place, users }, { skip: users === '' });
  const unable = mentions.filter(({ id }) => currentData?.items.includes(id));
  if (unable.length === 0) return null;
  const names = formatList(unable.map(({ label }) => label));
  return (
    <p className="at-12 at-muted m-0" role="status">
      {t('{names} cannot see this record and will not be notified.', { names })}
    </p>
  );
}
