import {
  COMMENT_PICTURE_LIMIT,
  COMMENT_PICTURE_USE,
  mentionsIn,
  type Mention,
  type RichText,
  type SubjectPlace,
} from '@atrium/contracts';
import { formatList, t, toFailure } from '@atrium/sdk';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { Note } from '../feedback/note.js';
import { RichTextField } from '../field/rich-text/lazy-rich-text-field.js';
import { sendByKeys } from '../form/send-by-keys.js';
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
  onSend: (text: RichText, watcherIds: string[]) => Promise<void>;
  /** Offers to let those whom it mentions see the record. */
  addsWatchers?: boolean;
  onCancel?: () => void;
}

/** Writes a comment. When it cannot be sent, it stays as it is and says why. */
export function CommentForm(props: CommentFormProps) {
  const { label, first, sendLabel, onText, onCancel } = props;
  const [text, setText] = useState(first);
  const [asking, setAsking] = useState(false);
  const { send, busy, failed } = useSending(props.onSend);
  const unable = useUnable(props, text);
  const sendWith = (watcherIds: string[]) => {
    setAsking(false);
    if (text) void send(text, watcherIds);
  };
  return (
    <form
      className="at-comment-form"
      onKeyDownCapture={sendByKeys}
      onSubmit={(event) => {
        event.preventDefault();
        if (unable.asks) setAsking(true);
        else sendWith([]);
      }}
    >
      <RichTextField
        label={label}
        defaultValue={first}
        pictures={PICTURES}
        onChange={({ target }) => {
          setText(target.value);
          setAsking(false);
          onText?.(target.value);
        }}
      />
      {!asking && <UnableNote people={unable.people} />}
      <FailedNote failed={failed} />
      {asking && unable.asks ? (
        <AskWatchers people={unable.people} onAnswer={sendWith} onCancel={() => setAsking(false)} />
      ) : (
        <Buttons sendLabel={sendLabel} onCancel={onCancel} busy={busy} disabled={!text || unable.waiting} />
      )}
    </form>
  );
}

function FailedNote({ failed }: { failed: string | null }) {
  if (failed === null) return null;
  return (
    <Note tone="danger" live>
      {failed} {t('Your text is still here. Send it again.')}
    </Note>
  );
}

interface ButtonsProps extends Pick<CommentFormProps, 'sendLabel' | 'onCancel'> {
  busy: boolean;
  disabled: boolean;
}

function Buttons({ sendLabel, onCancel, busy, disabled }: ButtonsProps) {
  return (
    <div className="at-actions">
      {onCancel && (
        <Button size="sm" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      )}
      {/* While there is nothing to send, it is not what a person should do next. */}
      <Button
        size="sm"
        variant={disabled ? 'secondary' : 'primary'}
        type="submit"
        busy={busy}
        disabled={disabled}
      >
        {sendLabel}
      </Button>
    </div>
  );
}

function useSending(onSend: CommentFormProps['onSend']) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const send = async (text: RichText, watcherIds: string[]) => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      await onSend(text, watcherIds);
    } catch (reason) {
      const { message, fields } = toFailure(reason).error;
      setFailed(Object.values(fields ?? {})[0] ?? message);
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, failed };
}

/** Whom the text mentions although they cannot read the record. */
function useUnable(
  { place, addsWatchers }: Pick<CommentFormProps, 'place' | 'addsWatchers'>,
  text: RichText | null,
) {
  const mentions = text ? mentionsIn(text) : [];
  const users = mentions.map(({ id }) => id).join();
  const { currentData, isFetching } = useListUnableQuery({ ...place, users }, { skip: users === '' });
  const people = mentions.filter(({ id }) => currentData?.items.includes(id));
  return {
    people,
    /** Whether it is asked if they shall see the record. */
    asks: addsWatchers === true && currentData?.addable === true && people.length > 0,
    waiting: isFetching && currentData === undefined,
  };
}

const namesOf = (people: readonly Mention[]): string => formatList(people.map(({ label }) => label));

function UnableNote({ people }: { people: readonly Mention[] }) {
  if (people.length === 0) return null;
  return (
    <p className="at-12 at-muted m-0" role="status">
      {t('{names} cannot see this record and will not be notified.', { names: namesOf(people) })}
    </p>
  );
}

interface AskWatchersProps {
  people: readonly Mention[];
  /** With the ids of those who become watchers. */
  onAnswer: (watcherIds: string[]) => void;
  onCancel: () => void;
}

/** Before a comment is sent that mentions somebody who cannot see the record. */
function AskWatchers({ people, onAnswer, onCancel }: AskWatchersProps) {
  const question = t('{count, plural, one {Add {names} as watcher?} other {Add {names} as watchers?}}', {
    count: people.length,
    names: namesOf(people),
  });
  return (
    <div
      role="group"
      aria-label={question}
      className="d-grid gap-2"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <p className="m-0" role="status">
        <strong>{question}</strong> {t('Watchers can see it and hear of comments.')}
      </p>
      <div className="at-actions flex-wrap">
        <Button size="sm" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button size="sm" onClick={() => onAnswer([])}>
          {t('Send without adding')}
        </Button>
        <Button size="sm" variant="primary" autoFocus onClick={() => onAnswer(people.map(({ id }) => id))}>
          {t('Add and send')}
        </Button>
      </div>
    </div>
  );
}
