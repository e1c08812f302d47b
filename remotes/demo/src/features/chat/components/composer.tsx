import { t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState, type KeyboardEvent } from 'react';

interface ComposerProps {
  to: string;
  onSend: (text: string) => void;
}

/** Enter sends, Shift and Enter begin a line. On a touch screen, Enter is a new line and the button sends. */
export function Composer({ to, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const send = () => {
    if (!text.trim()) return;
    onSend(text.trim());
    setText('');
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
        maxLength={2000}
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      <Button type="submit" variant="primary" icon="send">
        {t('Send')}
      </Button>
    </form>
  );
}
