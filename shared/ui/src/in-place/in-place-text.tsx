import { t, useUser } from '@atrium/sdk';
import { useRef, useState, type RefObject } from 'react';
import { IconButton } from '../button/icon-button.js';
import { classNames } from '../class-names.js';
import { readWriting } from './in-place-drafts.js';
import { InPlaceField } from './in-place-field.js';
import { isMarked } from './is-marked.js';
import type { InPlaceTextProps, Writing } from './in-place-text.types.js';

/** A text that is changed where it stands: pressed, written, and saved by leaving it; Esc leaves it as it was. */
export function InPlaceText(props: InPlaceTextProps) {
  const { place, value } = props;
  const { id: userId } = useUser();
  const [writing, setWriting] = useState<Writing | null>(null);
  const sent = useRef<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const draft = readWriting(userId, place);
  if (!writing) {
    const open = () => setWriting(draft ?? { text: value, begunWith: value });
    return <ShownText {...props} button={button} open={open} isKept={draft !== null} />;
  }
  const close = (focus: boolean) => {
    setWriting(null);
    if (focus) requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <InPlaceField
      {...props}
      writing={writing}
      sent={sent}
      onWrite={(text) => setWriting({ ...writing, text })}
      onSend={(text) => {
        sent.current = text;
      }}
      onClose={close}
    />
  );
}

interface ShownTextProps extends Pick<InPlaceTextProps, 'label' | 'value' | 'none' | 'lines'> {
  button: RefObject<HTMLButtonElement | null>;
  /** Something was written here and is not sent yet. */
  isKept: boolean;
  open: () => void;
}

/** Plain text, which can be marked and read as such, with a button for the keys. */
function ShownText({ label, value, none, lines, button, isKept, open }: ShownTextProps) {
  return (
    <span className={classNames('at-in-place', lines && 'is-lines')}>
      <span
        role="presentation"
        dir="auto"
        className={classNames('at-in-place-t', value === '' && 'at-muted')}
        onClick={({ currentTarget }) => {
          if (!isMarked(currentTarget)) open();
        }}
      >
        {value === '' ? (none ?? label) : value}
      </span>
      <IconButton
        ref={button}
        icon="pencil"
        size="xs"
        label={t('Change {label}', { label })}
        onClick={open}
      />
      {isKept && <span className="at-12 at-muted">{t('Not saved yet')}</span>}
    </span>
  );
}
