import { CLIENT_MESSAGE_LIMIT, CLIENT_MESSAGE_USE, MOST_MESSAGE_FILES, sizeInWords } from '@atrium/contracts';
import { newRequestKey, t, toFailure, useUnsavedWork } from '@atrium/sdk';
import { Button, Note, TextAreaField, UploadField } from '@atrium/ui';
import { useState } from 'react';
import { useSendClientMessageMutation, type Side } from './message.api.js';

interface MessageFormProps {
  clientId: string;
  side: Side;
}

interface Ready {
  id: string;
  name: string;
}

/** Writes and sends. When it cannot be sent, everything stays as it is and says why. */
export function MessageForm(place: MessageFormProps) {
  const [key, setKey] = useState(newRequestKey);
  // A new key after each message empties the form, and makes the next message a request of its own.
  return <Writing key={key} requestKey={key} {...place} onSent={() => setKey(newRequestKey())} />;
}

function Writing({
  requestKey,
  onSent,
  ...place
}: MessageFormProps & { requestKey: string; onSent: () => void }) {
  const [text, setText] = useState('');
  const [files, setFiles] = useState<Ready[]>([]);
  const [underWay, setUnderWay] = useState(0);
  const { send, busy, failed } = useSending({ ...place, key: requestKey, onSent });
  useUnsavedWork(text !== '' || files.length > 0);
  return (
    <form
      className="d-flex flex-column gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send(text, files);
      }}
    >
      <TextAreaField
        rows={3}
        label={t('Message')}
        value={text}
        error={failed ?? undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {files.length > 0 && (
        <Note tone="info">
          {t('Sent along: {names}', { names: files.map(({ name }) => name).join(', ') })}
        </Note>
      )}
      {files.length < MOST_MESSAGE_FILES && <Files onReady={setFiles} onUnderWay={setUnderWay} />}
      <div className="at-actions justify-content-end">
        <Button variant="primary" type="submit" busy={busy} disabled={underWay > 0}>
          {t('Send')}
        </Button>
      </div>
    </form>
  );
}

interface FilesProps {
  onReady: (change: (files: Ready[]) => Ready[]) => void;
  onUnderWay: (count: number) => void;
}

function Files({ onReady, onUnderWay }: FilesProps) {
  return (
    <UploadField
      label={t('Add files')}
      help={t('Up to {size} each. Drop them here or click to choose.', {
        size: sizeInWords(CLIENT_MESSAGE_LIMIT),
      })}
      multiple
      use={CLIENT_MESSAGE_USE}
      maxBytes={CLIENT_MESSAGE_LIMIT}
      onUploaded={({ id, name }) => {
        onReady((files) => [...files, { id, name }]);
        return Promise.resolve();
      }}
      onUnderWay={onUnderWay}
    />
  );
}

interface Sending extends MessageFormProps {
  key: string;
  onSent: () => void;
}

function useSending({ key, clientId, side, onSent }: Sending) {
  const [call, { isLoading: busy }] = useSendClientMessageMutation();
  const [failed, setFailed] = useState<string | null>(null);
  const send = async (text: string, files: Ready[]) => {
    if (busy) return;
    setFailed(null);
    try {
      const body = { clientId, text, fileIds: files.map(({ id }) => id) };
      await call({ side, key, body }).unwrap();
      onSent();
    } catch (reason) {
      const { message, fields } = toFailure(reason).error;
      setFailed(Object.values(fields ?? {})[0] ?? message);
    }
  };
  return { send, busy, failed };
}
