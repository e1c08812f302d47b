import { t } from '@atrium/sdk';
import type { KeyboardEvent } from 'react';
import { Button } from '../button/button.js';

export interface ComposerProps {
  /** Name of the recipient. */
  to: string;
  /** The text that is not sent yet. */
  text: string;
  onText: (text: string) => void;
  /** Called with the trimmed text, which is never empty; the field is then cleared. */
  onSend: (text: string) => void;
  maxLength: number;
}

/** Enter sends, Shift and Enter begin a new line. On a touch screen Enter begins a new line and the button sends. */
export function Composer({ to, text, onText, onSend, maxLength }: ComposerProps) {
  const send = () => {
    const words = text.trim();
    if (!words) return;
    onSend(words);
    onText('');
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
        maxLength={maxLength}
        dir="auto"
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={press}
      />
      <Button type="submit" variant="primary" icon="send">
        {t('Send')}
      </Button>
    </form>
  );
}
