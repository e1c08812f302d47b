import { MESSAGE_LIMIT } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState, type KeyboardEvent } from 'react';
import { readStored, store } from '../../storage/browser-storage.js';

interface ComposerProps {
  to: string;
  /** Where the browser keeps what is not sent yet. */
  draftPlace: string;
  onSend: (text: string) => void;
}

/** Enter sends, Shift and Enter begin a line. On a touch screen, Enter is a new line and the button sends. */
export function Composer({ to, draftPlace, onSend }: ComposerProps) {
  const [text, write] = useDraft(draftPlace);
  const send = () => {
    const words = text.trim();
    if (!words) return;
    onSend(words);
    write('');
  };
  const press = (event: KeyboardEvent) => {
    const isTouch = matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="at-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        className="form-control"
        aria-label={t('Message to {to}', { to })}
        placeholder={t('Message to {to}', { to })}
        rows={2}
        maxLength={MESSAGE_LIMIT}
        value={text}
        dir="auto"
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
      />
      <Button type="submit" variant="primary" icon="send">
        {t('Send')}
      </Button>
    </form>
  );
}

/** What is typed stays in this tab until it is sent. */
function useDraft(place: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readStored('sessionStorage', place) ?? '');
  const write = (words: string) => {
    setText(words);
    store('sessionStorage', place, words || null);
  };
  return [text, write];
}
