import { t } from '@atrium/sdk';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../icon/icon.js';
import { useSlashKey } from './use-slash-key.js';

export interface SearchBoxProps {
  /** The current search, from the URL. */
  value: string;
  /** Called 250 ms after the last key, or at once on Enter and Esc. */
  onSearch: (value: string) => void;
  /** What is searched: "Search employees". */
  label: string;
  placeholder?: string;
}

const PAUSE_MS = 250;

/** The typed text, and the search that follows it after a pause. */
function useDebouncedSearch(value: string, onSearch: (value: string) => void) {
  const [text, setText] = useState(value);
  const [before, setBefore] = useState(value);
  const [sent, setSent] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The URL may change by itself (Back, or Clear in the table); the echo of our own search must not change the text.
  if (value !== before) {
    setBefore(value);
    if (value !== sent) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: string) => {
    clearTimeout(timer.current);
    setText(next);
    setSent(next);
    if (next !== value) onSearch(next);
  };
  // During the pause the page may have gone on, such as to an opened row, which an earlier `onSearch` would undo.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const type = (next: string) => {
    clearTimeout(timer.current);
    setText(next);
    timer.current = setTimeout(() => latest.current(next), PAUSE_MS);
  };
  return { text, send, type };
}

export function SearchBox({ value, onSearch, label, placeholder = t('Search') }: SearchBoxProps) {
  const { text, send, type } = useDebouncedSearch(value, onSearch);
  const box = useSlashKey();
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') send(text);
    if (event.key !== 'Escape' || !text) return;
    // A drawer around it stays open.
    event.stopPropagation();
    send('');
  };
  return (
    <div className="at-field-affix at-find" role="search">
      <Icon name="search" />
      <input
        ref={box}
        type="search"
        aria-keyshortcuts="/"
        className="form-control form-control-sm"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
    </div>
  );
}
